import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, idParam, text } from '../fields.ts';
import { device, roles, session, userInfo } from '../entities/people.ts';

const password = v.pipe(v.string(), v.minLength(1, 'This field is required.'), v.maxLength(200));

/** Signs in. Unknown names and incorrect passwords get the same response. */
export const login = endpoint.post('/login', {
  summary: 'Signs in with a username and password.',
  capability: 'public',
  limit: 'signIn',
  body: v.strictObject({
    username: text(1, 60),
    password,
    /** Requests a key with which every later request must be signed. */
    signed: v.optional(v.boolean(), false),
  }),
  returns: session,
  problems: ['wrongCredentials', 'locked'],
});

/** Tells the sign-in page whether this server still waits for its own business. */
export const getSetUp = endpoint.get('/set_up', {
  summary: 'Returns whether a business can be set up on this server.',
  capability: 'public',
  limit: 'guest',
  returns: v.object({
    is_open: v.boolean(),
    /** Whether there is no business yet, not even the sample. Nobody can sign in then. */
    is_empty: v.boolean(),
  }),
});

/** Renews a session from its refresh cookie, which can be used only once. */
export const refreshSession = endpoint.post('/refresh', {
  summary: 'Renews a session with its refresh cookie.',
  capability: 'public',
  limit: 'signIn',
  body: v.optional(v.strictObject({}), {}),
  returns: session,
  problems: ['sessionExpired'],
});

/**
 * Changes the caller's password. The calling session stays active; all others end unless
 * `keeps_others` is set. Errors of the new password are reported in `fields.new_password`.
 */
export const changePassword = endpoint.post('/change_password', {
  summary: 'Changes the caller’s password and signs out their other devices.',
  capability: 'session',
  limit: 'signIn',
  body: v.strictObject({
    current_password: password,
    new_password: password,
    keeps_others: v.optional(v.boolean(), false),
  }),
  /** The number of other devices that were signed out. */
  returns: v.object({ ended: count }),
  problems: ['wrongPassword', 'locked'],
});

/** Signs out of this session, or of all sessions. */
export const logout = endpoint.post('/logout', {
  summary: 'Signs out.',
  capability: 'session',
  body: v.strictObject({ everywhere: v.optional(v.boolean(), false) }),
  returns: v.object({ is_signed_out: v.literal(true) }),
});

/** Returns a person by role and id. The id `me` is the caller. */
export const getUserInfo = endpoint.get('/admin/:role/:id', {
  summary: 'Returns a person’s details and permissions. Use the id `me` for the caller.',
  capability: 'session',
  onDevice: 'any',
  params: v.object({
    role: v.picklist([...roles, 'user']),
    id: v.union([v.literal('me'), idParam]),
  }),
  returns: userInfo,
  problems: ['notFound'],
});

/** Lists the devices on which the caller is signed in, the most recently seen first. */
export const listDevices = endpoint.get('/account/devices', {
  summary: 'Lists the devices the caller is signed in on, most recently active first.',
  capability: 'session',
  returns: v.object({ devices: v.array(device) }),
});

/** Signs the caller out on one of their devices. Returns `notFound` for another person's device. */
export const endDevice = endpoint.delete('/account/devices/:id', {
  summary: 'Signs the caller out of one device.',
  capability: 'session',
  params: v.object({ id: idParam }),
  body: v.optional(v.strictObject({}), {}),
  returns: v.object({ is_signed_out: v.literal(true) }),
  problems: ['notFound'],
});

/** Returns the newest admin version, and the oldest one that is still served. */
export const getVersion = endpoint.get('/get_version', {
  summary: 'Returns the latest admin version and the oldest one still supported.',
  capability: 'public',
  limit: 'guest',
  returns: v.object({ version: v.string(), minimum: v.string() }),
});
