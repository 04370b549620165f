/**
 * Gives every shown row a slot: a row that stays keeps its own, a new one takes the first that is
 * free. As the slot is the element's key, scrolling rewrites rows and neither adds nor moves any.
 */
export function assignSlots(
  before: ReadonlyMap<number, number>,
  indices: readonly number[],
): Map<number, number> {
  const after = new Map<number, number>();
  for (const index of indices) {
    const kept = before.get(index);
    if (kept !== undefined) after.set(index, kept);
  }
  const taken = new Set(after.values());
  let slot = 0;
  for (const index of indices) {
    if (after.has(index)) continue;
    while (taken.has(slot)) slot += 1;
    after.set(index, slot);
    slot += 1;
  }
  return after;
}
