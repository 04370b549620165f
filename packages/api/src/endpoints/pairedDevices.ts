import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pairedDeviceKinds } from '../entities/deviceInfo.ts';
import { newPairedDevice, pairedDevice } from '../entities/pairedDevice.ts';
import { session } from '../entities/people.ts';
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

/** Exchanges a code for the session of a shared device. A code works once; another use is refused and shown to staff. */
export const pairDevice = endpoint.post('/device/pair', {
  summary: 'Exchanges a code, which works once, for the session of a shared device.',
  capability: 'public',
  limit: 'signIn',
  body: v.strictObject({
    code: text(1, 20),
    /** Asks for a key that every later request must then be signed with. */
    signed: v.optional(v.boolean(), false),
  }),
  returns: session,
  problems: ['notFound', 'locked', 'forbidden'],
});
