import * as v from 'valibot';
import { capabilities } from '../capabilities.ts';
import { endpoint } from '../endpoint.ts';
import { count, id, idParam, rate, sen, text, version } from '../fields.ts';
import { device, roles, session, userInfo } from '../entities/people.ts';

const password = v.pipe(v.string(), v.minLength(1, 'Is required.'), v.maxLength(200));

/** Signs in. Wrong names and wrong passwords get the same answer. */
export const login = endpoint.post('/login', {
  summary: 'Signs in with a name and a password.',
  capability: 'public',
  limit: 'signIn',
  body: v.strictObject({
    username: text(1, 60),
    password,
    /** Asks for a key that every later request must then be signed with. */
    signed: v.optional(v.boolean(), false),
  }),
  returns: session,
  problems: ['wrongCredentials', 'locked'],
});

/** Renews a session from the refresh cookie, which is used up by it. */
export const refreshSession = endpoint.post('/refresh', {
  summary: 'Renews a session from its refresh cookie.',
  capability: 'public',
  limit: 'signIn',
  body: v.optional(v.strictObject({}), {}),
  returns: session,
  problems: ['sessionExpired'],
});

/**
 * Changes the caller's password. The session that asks goes on, every other one ends unless they
 * are kept. What is wrong with the new one is told at `fields.new_password`.
 */
export const changePassword = endpoint.post('/change_password', {
  summary: 'Changes the caller’s own password and signs their other devices out.',
  capability: 'session',
  limit: 'signIn',
  body: v.strictObject({
    current_password: password,
    new_password: password,
    keeps_others: v.optional(v.boolean(), false),
  }),
  /** How many other devices were signed out. */
  returns: v.object({ ended: count }),
  problems: ['wrongPassword', 'locked'],
});

/** Ends the session here, or everywhere. */
export const logout = endpoint.post('/logout', {
  summary: 'Signs out.',
  capability: 'session',
  body: v.strictObject({ everywhere: v.optional(v.boolean(), false) }),
  returns: v.object({ is_signed_out: v.literal(true) }),
});

/** Who somebody is, by role and id; `me` is oneself. */
export const getUserInfo = endpoint.get('/admin/:role/:id', {
  summary: 'Who a person is and what they may do; the id `me` is the caller.',
  capability: 'session',
  params: v.object({
    role: v.picklist([...roles, 'user']),
    id: v.union([v.literal('me'), idParam]),
  }),
  returns: userInfo,
  problems: ['notFound'],
});

/** Where the caller is signed in, the last one seen first. */
export const listDevices = endpoint.get('/account/devices', {
  summary: 'Where the caller is signed in, the device that was seen last first.',
  capability: 'session',
  returns: v.object({ devices: v.array(device) }),
});

/** Signs the caller out on one of their devices; another person's does not exist for them. */
export const endDevice = endpoint.delete('/account/devices/:id', {
  summary: 'Signs the caller out on one of their devices.',
  capability: 'session',
  params: v.object({ id: idParam }),
  body: v.optional(v.strictObject({}), {}),
  returns: v.object({ is_signed_out: v.literal(true) }),
  problems: ['notFound'],
});

/** The newest admin version, and the oldest that is still served. */
export const getVersion = endpoint.get('/get_version', {
  summary: 'The newest admin version, and the oldest one still served.',
  capability: 'public',
  returns: v.object({ version: v.string(), minimum: v.string() }),
});

/** What a PIN is to allow, once. */
export const approvalRequest = v.strictObject({
  capability: v.picklist(capabilities),
  object_id: id,
  version,
  amount: v.optional(v.nullable(sen), null),
  /** Of a reduction: its share of the goods, in hundredths of a percent. */
  rate: v.optional(v.nullable(rate), null),
});
export type ApprovalRequest = v.InferOutput<typeof approvalRequest>;

/** Turns a manager's PIN into a token for one action on one object, good once within a minute. */
export const approve = endpoint.post('/admin/shortcut_pin/approve', {
  summary: 'Turns a PIN into an approval of one action, good once and for one minute.',
  capability: 'session',
  limit: 'signIn',
  body: v.strictObject({
    pin: v.pipe(v.string(), v.regex(/^\d{4,6}$/, 'Four to six digits.')),
    request: approvalRequest,
  }),
  returns: v.object({ approval: v.string(), approver: v.string() }),
  problems: ['wrongPin', 'locked', 'notFound'],
});
