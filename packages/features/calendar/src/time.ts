const two = (value: number) => String(value).padStart(2, '0');

/** The calendar day of a moment where the browser is, `2026-11-21`. */
export const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** What a clock on the wall shows then where the browser is, `2026-11-21 18:40`. */
export const wallOf = (at: Date): string =>
  `${dayOf(at)} ${two(at.getHours())}:${two(at.getMinutes())}`;

/** The instant at which a clock on the wall shows this where the browser is. */
export const instantOf = (wall: string): string =>
  new Date(`${wall.replace(' ', 'T')}:00`).toISOString();

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
