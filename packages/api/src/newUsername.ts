import * as v from 'valibot';
import { text } from './fields.ts';

/** A new username: letters and digits of any script, with dots, hyphens and underscores. */
export const newUsername = v.pipe(
  text(3, 30),
  v.regex(
    /^[\p{L}\p{M}\p{N}._-]+$/u,
    'Must have only letters, digits, dots, hyphens and underscores.',
  ),
);
