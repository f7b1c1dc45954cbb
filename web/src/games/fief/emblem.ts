import type { IconName } from "../../heraldry/icons";

export const emblem: IconName = "crown";
