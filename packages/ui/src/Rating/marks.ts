/** How much of the mark at this place (from 0) a value fills, from 0 to 1. */
export const shareOfMark = (value: number, place: number): number =>
  Math.min(1, Math.max(0, value - place));

/** The values that can be chosen: every mark, or every half of one. */
export const choicesOf = (count: number, hasHalves: boolean): number[] =>
  Array.from({ length: count * (hasHalves ? 2 : 1) }, (_, n) => (n + 1) / (hasHalves ? 2 : 1));
