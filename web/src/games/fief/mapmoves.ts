export const MAP_VERBS: string[] = [];
