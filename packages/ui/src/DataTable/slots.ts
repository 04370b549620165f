/**
 * Assigns a slot to every rendered row: a row that stays keeps its own, a new one takes the first
 * free one. The slot is the element's key, so scrolling rewrites rows instead of adding or moving
 * any.
 */
export function assignSlots(
  before: ReadonlyMap<number, number>,
  indices: readonly number[],
): Map<number, number> {
  const after = new Map<number, number>();
  for (const index of indices) {
    const existing = before.get(index);
    if (existing !== undefined) after.set(index, existing);
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
