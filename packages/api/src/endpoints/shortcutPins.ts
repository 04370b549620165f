import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pin } from '../entities/pin.ts';
import { staffMember } from '../entities/staff.ts';
import { idChoice, idParam, named, version } from '../fields.ts';

/** Lists the people of a merchant who have a PIN. No response contains a PIN. */
export const listPins = endpoint.get('/admin/shortcut_pin', {
  summary: 'Lists the people who have a PIN, by name.',
  capability: 'staff.manage',
  query: v.strictObject({
    merchant_id: idChoice,
    /** Only these people. */
    ids: v.optional(v.pipe(v.array(idParam), v.maxLength(100, 'Must have at most 100 entries.'))),
  }),
  returns: v.object({ aaData: v.array(named) }),
  problems: ['notFound'],
});

/**
 * Sets the caller's own PIN. It needs the password, because a PIN approves actions. Every new PIN
 * counts as an attempt: otherwise, a person could find the PINs of others by trying to take them.
 */
export const setPin = endpoint.post('/admin/shortcut_pin', {
  summary: 'Sets the caller’s own PIN.',
  capability: 'session',
  limit: 'signIn',
  body: v.strictObject({
    current_password: v.pipe(
      v.string(),
      v.minLength(1, 'This field is required.'),
      v.maxLength(200),
    ),
    pin,
  }),
  returns: v.object({ is_set: v.literal(true) }),
  problems: ['wrongPassword', 'locked', 'notAllowedNow'],
  raises: ['staff.changed'],
});

/** Resets the PIN of a person: it no longer works, and they set a new one themselves. */
export const resetPin = endpoint.delete('/admin/shortcut_pin/:id', {
  summary: 'Resets the PIN of a person.',
  capability: 'staff.manage',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version }),
  returns: staffMember,
  current: staffMember,
  problems: ['notFound', 'conflict'],
  raises: ['staff.changed'],
});
