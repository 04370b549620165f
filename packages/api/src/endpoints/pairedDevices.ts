import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pin } from '../entities/pin.ts';
import { idleMinutes, pairedDeviceKinds } from '../entities/deviceInfo.ts';
import { newPairedDevice, pairedDevice } from '../entities/pairedDevice.ts';
import { session, userInfo } from '../entities/people.ts';
import { id, idChoice, idParam, listQuery, page, text, version } from '../fields.ts';

/** Returns the shared devices of a merchant, by name. */
export const listPairedDevices = endpoint.get('/admin/device', {
  summary: 'Returns the shared devices of a merchant and when each was last seen, by name.',
  capability: 'device.manage',
  query: listQuery({ merchant_id: idChoice }),
  returns: page(pairedDevice),
  problems: ['notFound'],
});

/** Adds a shared device and returns the code that pairs it. */
export const createPairedDevice = endpoint.post('/admin/device', {
  summary: 'Adds a shared device and returns the code that pairs it.',
  capability: 'device.manage',
  body: v.strictObject({
    merchant_id: v.optional(v.nullable(id), null),
    name: text(2, 40),
    kind: v.picklist(pairedDeviceKinds),
    /** For counters only, which default to 5. */
    idle_minutes: v.optional(v.nullable(idleMinutes), null),
  }),
  returns: newPairedDevice,
  problems: ['notFound'],
});

/** Revokes a shared device, which signs it out. */
export const deletePairedDevice = endpoint.delete('/admin/device/:id', {
  summary: 'Revokes a shared device, which signs it out.',
  capability: 'device.manage',
  params: v.object({ id: idParam }),
  body: v.strictObject({ version }),
  returns: v.object({ is_signed_out: v.literal(true) }),
  current: pairedDevice,
  problems: ['notFound', 'conflict'],
});

/**
 * Exchanges a code for the session of a shared device. A code works once; a second use is refused
 * and reported to staff.
 */
export const pairDevice = endpoint.post('/device/pair', {
  summary: 'Exchanges a code, which works once, for the session of a shared device.',
  capability: 'public',
  limit: 'signIn',
  body: v.strictObject({
    code: text(1, 20),
    /** Requests a key with which every later request must be signed. */
    signed: v.optional(v.boolean(), false),
  }),
  returns: session,
  problems: ['notFound', 'locked', 'forbidden'],
});

/**
 * Switches a counter to the person with this PIN, who then acts on it with the permissions that a
 * PIN is enough for. Incorrect PINs lock the device for a while.
 */
export const switchPerson = endpoint.post('/device/person', {
  summary: 'Switches a counter to the person at its merchant with this PIN.',
  capability: 'session',
  onDevice: 'counter',
  needsDevice: true,
  limit: 'signIn',
  body: v.strictObject({ pin }),
  returns: userInfo,
  problems: ['wrongPin', 'locked', 'forbidden'],
});

/** Signs out the person on a counter. Does nothing if the counter is locked. */
export const releasePerson = endpoint.post('/device/person/release', {
  summary: 'Signs out the person on a counter.',
  capability: 'session',
  onDevice: 'counter',
  needsDevice: true,
  body: v.optional(v.strictObject({}), {}),
  returns: userInfo,
  problems: ['forbidden'],
});

/**
 * Extends the time until the person on a counter is signed out. Writes extend it too, but reads and
 * streams don't, because screens also read on their own. A screen in use therefore calls this at
 * most once a minute.
 */
export const keepPerson = endpoint.post('/device/person/active', {
  summary: 'Keeps the person on a counter on: they are using it.',
  capability: 'session',
  onDevice: 'person',
  needsDevice: true,
  body: v.optional(v.strictObject({}), {}),
  returns: v.object({ is_on: v.literal(true) }),
  problems: ['forbidden'],
});
