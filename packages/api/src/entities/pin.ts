import * as v from 'valibot';

/** A PIN of a person, as they enter it. */
export const pin = v.pipe(v.string(), v.regex(/^\d{4,6}$/, 'Must be 4 to 6 digits.'));
