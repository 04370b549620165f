const morning = 8;

function at(from: Date, daysOn: number): Date {
  const day = new Date(from);
  day.setDate(day.getDate() + daysOn);
  day.setHours(morning, 0, 0, 0);
  return day;
}

/** The next day at eight. */
export const tomorrowMorning = (now: Date): Date => at(now, 1);

/** The next Monday at eight, never today. */
export const mondayMorning = (now: Date): Date => at(now, (8 - now.getDay()) % 7 || 7);

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as a clock on the wall shows it: `2026-11-21 18:40`. */
export const wallTime = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ${two(time.getHours())}:${two(time.getMinutes())}`;

/** The instant that a clock on the wall shows here. */
export const instantOf = (wall: string): Date => new Date(wall.replace(' ', 'T'));
