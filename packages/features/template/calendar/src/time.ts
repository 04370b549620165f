const two = (value: number) => String(value).padStart(2, '0');

/** Returns the local day of a moment, `2026-11-21`. */
export const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Returns the local time of a moment, `2026-11-21 18:40`. */
export const wallOf = (at: Date): string =>
  `${dayOf(at)} ${two(at.getHours())}:${two(at.getMinutes())}`;

/**
 * Returns the instant of a local time. That is `was` if it shows this time: it also has seconds, and
 * when the clock is set back, two instants show the same time.
 */
export const instantOf = (wall: string, was?: string): string =>
  was !== undefined && wallOf(new Date(was)) === wall
    ? was
    : new Date(`${wall.replace(' ', 'T')}:00`).toISOString();

/** Returns the day a number of days later. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
