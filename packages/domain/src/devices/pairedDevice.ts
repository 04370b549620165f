import {
  invalid,
  type PairedDevice,
  type PairedDeviceKind,
  type Rights,
  type StaffTemplate,
} from '@servery/api';
import { rightsOf } from '../people/rights.ts';
import { codeState, newCode, type Coded } from './pairingCode.ts';

/** A shared device as hosts keep it. */
export interface DeviceRecord extends Coded {
  id: number;
  merchant_id: number;
  name: string;
  kind: PairedDeviceKind;
  made_at: string;
  made_by: string;
}

interface NewDeviceInput {
  id: number;
  merchant_id: number;
  name: string;
  kind: PairedDeviceKind;
  by: string;
  now: Date;
}

/**
 * Returns a new shared device.
 *
 * @throws `invalid` at `name` if another device of the merchant has it
 */
export function newDevice(
  { by, now, ...device }: NewDeviceInput,
  others: readonly Pick<DeviceRecord, 'name'>[],
): DeviceRecord {
  const key = device.name.toLowerCase();
  if (others.some(({ name }) => name.toLowerCase() === key))
    throw invalid('name', 'taken', 'Another device has this name.');
  return { ...device, version: 1, ...newCode(now), made_at: now.toISOString(), made_by: by };
}

/** The username of every shared device: no person has it, since a device has no password. */
export const deviceUsername = '@device';

/** The template by which a shared device reads personal data: none of it. */
export const deviceTemplate: StaffTemplate = 'kitchen';

/** Returns what a shared device has permission to do: a kitchen works on tickets, a display only shows orders. */
export function deviceRights(kind: PairedDeviceKind): Rights {
  const kitchen = rightsOf('staff', deviceTemplate);
  if (kind === 'kitchen') return kitchen;
  const none = Object.keys(kitchen.grants).map((name) => [name, 'deny']);
  return {
    grants: {
      ...(Object.fromEntries(none) as Rights['grants']),
      'order.view': 'allow',
      'merchant.view': 'allow',
    },
    discount_free_rate: 0,
  };
}

/** Returns a device as screens show it. */
export const showDevice = (
  { ...device }: DeviceRecord,
  seen_at: string | null,
  now: Date,
): PairedDevice => ({ ...device, state: codeState(device, now), seen_at });
