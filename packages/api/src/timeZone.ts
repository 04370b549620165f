import * as v from 'valibot';
import { text } from './fields.ts';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};

/** The IANA name of a time zone, such as Asia/Kuala_Lumpur. */
export const timeZone = v.pipe(
  text(1, 60),
  v.regex(/^[A-Za-z]/, 'Must be the name of a time zone.'),
  v.check(isTimeZone, 'Must be the name of a time zone.'),
);
