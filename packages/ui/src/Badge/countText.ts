/** A count as it stands on a badge: "7", or "99+" for what is beyond. */
export function countText(count: number, max: number, locale: string): string {
  const figures = new Intl.NumberFormat(locale);
  return count > max ? `${figures.format(max)}+` : figures.format(count);
}
