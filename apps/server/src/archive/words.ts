const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** Bytes as people read them: `1.5 MB`. */
export function sizeOf(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

/** A number with what it counts: `1 order`, `1,200 orders`. */
export const countOf = (count: number, thing: string): string =>
  `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
