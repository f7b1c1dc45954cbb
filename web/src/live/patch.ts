import type { Json, Patch, PathStep } from "../types";

/** A patch that does not fit what is here: the whole view must be asked for again. */
export class DoesNotFit extends Error {}

/** The value with every step of the patch applied, in order; what the patch does not touch is shared. */
export function patched<T>(value: T, patch: Patch): T {
  let result = value as unknown as Json;
  for (const step of patch) {
    const [path, leaf] = step;
    result = step.length === 1 ? changed(result, path, remove) : changed(result, path, () => leaf as Json);
  }
  return result as unknown as T;
}

const GONE = Symbol("gone");
type Leaf = (old: Json | undefined) => Json | typeof GONE;

const remove: Leaf = (old) => {
  if (old === undefined) throw new DoesNotFit("nothing to remove");
  return GONE;
};

function changed(value: Json, path: PathStep[], leaf: Leaf): Json {
  if (path.length === 0) {
    const whole = leaf(value);
    if (whole === GONE) throw new DoesNotFit("the whole view cannot be removed");
    return whole;
  }
  const [key, ...rest] = path as [PathStep, ...PathStep[]];
  if (Array.isArray(value)) return changedItem(value, key, rest, leaf);
  if (value === null || typeof value !== "object") throw new DoesNotFit(`no way to ${String(key)}`);
  const next = within(value[key], rest, leaf);
  if (next !== GONE) return { ...value, [key]: next };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== String(key)));
}

function changedItem(list: Json[], key: PathStep, rest: PathStep[], leaf: Leaf): Json {
  const at = Number(key);
  if (!Number.isInteger(at) || at < 0 || at > list.length) throw new DoesNotFit(`no item ${String(key)}`);
  const items = [...list];
  const next = within(items[at], rest, leaf);
  if (next === GONE) items.splice(at, 1);
  else items[at] = next;
  return items;
}

function within(value: Json | undefined, rest: PathStep[], leaf: Leaf): Json | typeof GONE {
  if (rest.length === 0) return leaf(value);
  if (value === undefined) throw new DoesNotFit(`no way to ${rest.join(".")}`);
  return changed(value, rest, leaf);
}
