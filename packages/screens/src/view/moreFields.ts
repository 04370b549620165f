// Separate from field.ts, because the start of the page needs only those; these load with screens.
import { idIn, scope, single, type Field } from './field.ts';

/** Returns the field as one that opens a row next to the list. */
export const open = <T>(field: Field<T>): Field<T> => ({ ...field, kind: 'open' });

/** A search text, of at most 100 characters by default. */
export const text = (maxLength = 100): Field<string> =>
  single('', (given) => given.slice(0, maxLength));

/** An id, or `new` for a row that doesn't exist yet. */
export const idOrNew = (): Field<number | 'new' | null> =>
  open(single<number | 'new' | null>(null, (given) => (given === 'new' ? given : idIn(given))));

/** The page number, from 1. */
export const page = (): Field<number> => ({
  ...single(1, (given) => {
    const number = idIn(given);
    return number && Math.min(number, 100_000);
  }),
  kind: 'page',
});

/** A calendar date, `YYYY-MM-DD`. */
export const date = <P extends '' | null>(plain: P): Field<string | P> =>
  scope(single<string | P>(plain, (given) => (isDate(given) ? given : undefined)));

/** Whether a text is a valid calendar date; 2026-02-30, for example, is not. */
export function isDate(given: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) return false;
  const day = new Date(`${given}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given);
}
