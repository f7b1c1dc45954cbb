export const STAGE_VERBS: string[] = [];
