export const TRAY_VERBS: string[] = [];
