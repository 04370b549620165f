/** Returns the filled share, from 0 to 1, of the symbol at a 0-based position. */
export const shareOfMark = (value: number, place: number): number =>
  Math.min(1, Math.max(0, value - place));

/** Returns the values that can be selected: every symbol, or every half of one. */
export const choicesOf = (count: number, hasHalves: boolean): number[] =>
  Array.from({ length: count * (hasHalves ? 2 : 1) }, (_, n) => (n + 1) / (hasHalves ? 2 : 1));
