/** The keys of the selected rows; `all` is every row that matches, loaded or not. */
export type Selection = ReadonlySet<string> | 'all';

/** Returns the selection with one row toggled. */
export function toggleKey(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Returns the selection with all rows between two indices selected or deselected. */
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

/**
 * Returns the selection with all rows of the page selected, or deselected if they all were. Rows of
 * other pages don't change.
 */
export function toggleAll(selected: ReadonlySet<string>, keys: readonly string[]): Set<string> {
  const isOn = !keys.every((key) => selected.has(key));
  return setRange(selected, keys, 0, keys.length - 1, isOn);
}
