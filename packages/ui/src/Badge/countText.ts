/** Returns a count as the text of a badge: "7", or "99+" above the maximum. */
export function countText(count: number, max: number, locale: string): string {
  const figures = new Intl.NumberFormat(locale);
  return count > max ? `${figures.format(max)}+` : figures.format(count);
}
