/** Returns the calendar day of an instant in the local time zone, such as `2026-11-21`. */
export function dayOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
