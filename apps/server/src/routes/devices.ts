import {
  createPairedDevice,
  deletePairedDevice,
  listPairedDevices,
  pairDevice,
} from '@servery/api';
import { addDevice, devicePage, revokeDevice } from '../devices/devices.ts';
import { pairByCode } from '../devices/pairDevice.ts';
import { own, read, write } from '../route.ts';
import { known, narrow, oneOf } from '../scope.ts';

/** Shared devices: how they are added, paired and revoked. */
export const deviceRoutes = [
  read(listPairedDevices, async ({ query, visit }) => {
    const { sql, caller } = visit;
    return devicePage(visit, query, narrow(caller, await known(sql, caller, query.merchant_id)));
  }),
  own(createPairedDevice, async ({ body: { merchant_id, ...device }, visit }) => {
    const { sql, caller } = visit;
    return addDevice(visit, oneOf(caller, await known(sql, caller, merchant_id)), device);
  }),
  write(deletePairedDevice, async ({ params, body, visit }) => {
    await revokeDevice(visit, params.id, body.version);
    return { is_signed_out: true } as const;
  }),
  own(pairDevice, ({ body, visit, arrival, request }) => pairByCode(visit, arrival, request, body)),
];
