import * as v from 'valibot';

/** A local time of day at the merchant, as `HH:mm`. The end of a window can be `24:00`. */
export const wallTime = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Must be in the format HH:mm.'),
);
