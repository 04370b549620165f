/** Returns an instant in the format of file names: `20261121T035959Z`. */
export const stampOf = (moment: Date): string =>
  moment.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** Returns the instant that `stampOf` put into a name, or null if there is none. */
export function momentIn(name: string): Date | null {
  const parts = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
