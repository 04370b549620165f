const morning = 8;

function at(from: Date, daysOn: number): Date {
  const day = new Date(from);
  day.setDate(day.getDate() + daysOn);
  day.setHours(morning, 0, 0, 0);
  return day;
}

/** Returns 08:00 on the next day. */
export const tomorrowMorning = (now: Date): Date => at(now, 1);

/** Returns 08:00 on the next Monday, never today. */
export const mondayMorning = (now: Date): Date => at(now, (8 - now.getDay()) % 7 || 7);

const two = (value: number) => String(value).padStart(2, '0');

/** Formats an instant as local time: `2026-11-21 18:40`. */
export const wallTime = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ${two(time.getHours())}:${two(time.getMinutes())}`;

/** Parses a local time in that format. */
export const instantOf = (wall: string): Date => new Date(wall.replace(' ', 'T'));
