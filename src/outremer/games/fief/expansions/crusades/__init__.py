"""Crusades: the call, the voyage, the war overseas, Saladin's Revenge and the return."""
