import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { session } from '../entities/people.ts';
import { text } from '../fields.ts';
import { newUsername } from '../newUsername.ts';
import { timeZone } from '../timeZone.ts';

/**
 * Creates the business of this server with its owner, and signs the owner in. Possible once,
 * with the code that the server printed when it started.
 */
export const setUp = endpoint.post('/set_up', {
  summary: 'Creates the business of this server and signs its owner in.',
  capability: 'public',
  limit: 'signIn',
  body: v.strictObject({
    /** The code from the terminal, in any case, with or without hyphens. */
    code: text(1, 40),
    /** The name of the business. */
    business: text(2, 120),
    /** The owner's name. */
    name: text(2, 80),
    username: newUsername,
    new_password: v.pipe(v.string(), v.minLength(1, 'This field is required.'), v.maxLength(200)),
    time_zone: timeZone,
    /** Requests a key with which every later request must be signed. */
    signed: v.optional(v.boolean(), false),
  }),
  returns: session,
  problems: ['notAllowedNow', 'locked'],
});
