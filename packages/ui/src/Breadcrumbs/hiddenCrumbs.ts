/**
 * Returns the number of crumbs after the first to move into the menu so that the rest fit: as few
 * as possible, and never the first or the last.
 */
export function hiddenCrumbs(widths: readonly number[], more: number, available: number): number {
  const sum = (from: number) => widths.slice(from).reduce((total, width) => total + width, 0);
  if (widths.length < 3 || sum(0) <= available) return 0;
  const first = widths[0] ?? 0;
  for (let hidden = 1; hidden < widths.length - 2; hidden += 1)
    if (first + more + sum(1 + hidden) <= available) return hidden;
  return widths.length - 2;
}
