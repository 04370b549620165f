/** Chosen rows by their keys; `all` is every row that matches, loaded or not. */
export type Selection = ReadonlySet<string> | 'all';

/** The selection with one row turned on or off. */
export function toggleKey(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The selection with all rows between two places turned the way that `isOn` says. */
export function setRange(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  from: number,
  to: number,
  isOn: boolean,
): Set<string> {
  const next = new Set(selected);
  for (const key of keys.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** All shown rows on, or off when all of them were; rows of other pages stay as they are. */
export function toggleAll(selected: ReadonlySet<string>, keys: readonly string[]): Set<string> {
  const isOn = !keys.every((key) => selected.has(key));
  return setRange(selected, keys, 0, keys.length - 1, isOn);
}
