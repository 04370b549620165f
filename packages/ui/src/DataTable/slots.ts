/**
 * Gives every shown row a slot: a row that stays keeps its own, a new one takes a slot that was
 * left. As the slot is the element's key, scrolling rewrites rows and neither adds nor moves any.
 */
export function assignSlots(
  before: ReadonlyMap<number, number>,
  indices: readonly number[],
): Map<number, number> {
  const shown = new Set(indices);
  const free: number[] = [];
  for (const [index, slot] of before) if (!shown.has(index)) free.push(slot);
  let fresh = before.size;
  const after = new Map<number, number>();
  for (const index of indices) {
    const kept = before.get(index);
    if (kept !== undefined) after.set(index, kept);
  }
  for (const index of indices) {
    if (!after.has(index)) after.set(index, free.shift() ?? fresh++);
  }
  return compact(after, fresh);
}

/** Slots above the number of rows are given up only when the window shrank to half. */
function compact(slots: Map<number, number>, used: number): Map<number, number> {
  if (used <= slots.size * 2) return slots;
  let next = 0;
  return new Map(Array.from(slots, ([index]) => [index, next++]));
}
