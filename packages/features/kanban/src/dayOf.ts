/** The calendar day of an instant where the browser is, so many days further on: `2026-11-21`. */
export function dayOf(at: number, further = 0): string {
  const day = new Date(at);
  day.setDate(day.getDate() + further);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
