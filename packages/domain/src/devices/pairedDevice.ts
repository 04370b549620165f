import {
  invalid,
  Problem,
  type PairedDevice,
  type PairedDeviceKind,
  type Rights,
  type StaffTemplate,
} from '@servery/api';
import { defaultIdleMinutes } from './counter.ts';
import { rightsOf } from '../people/rights.ts';
import { isNameTaken } from '../search/nameKey.ts';
import { codeState, newCode, type Coded } from './pairingCode.ts';

/** A shared device as hosts store it. */
export interface DeviceRecord extends Coded {
  id: number;
  merchant_id: number;
  name: string;
  kind: PairedDeviceKind;
  /** Null except for counters. */
  idle_minutes: number | null;
  made_at: string;
  made_by: string;
}

interface NewDeviceInput {
  id: number;
  merchant_id: number;
  name: string;
  kind: PairedDeviceKind;
  /** @default defaultIdleMinutes for a counter */
  idle_minutes?: number | null;
  by: string;
  now: Date;
}

/**
 * Returns a new shared device.
 *
 * @throws `invalid` at `name` if another device of the merchant has it
 * @throws `invalid` at `idle_minutes` if the device is not a counter
 */
export function newDevice(
  { by, now, ...device }: NewDeviceInput,
  others: readonly Pick<DeviceRecord, 'name'>[],
): DeviceRecord {
  if (isNameTaken(others, device.name, null))
    throw invalid('name', 'taken', 'Another device already has this name.');
  const isCounter = device.kind === 'counter';
  if (!isCounter && device.idle_minutes)
    throw invalid('idle_minutes', 'not_a_counter', 'Only a counter can have this.');
  const idle_minutes = isCounter ? (device.idle_minutes ?? defaultIdleMinutes) : null;
  const made_at = now.toISOString();
  return { ...device, idle_minutes, version: 1, ...newCode(now), made_at, made_by: by };
}

/** The username of all shared devices; no person can have it. A device has no password. */
export const deviceUsername = '@device';

/** The template for shared devices, which gives no access to personal data. */
export const deviceTemplate: StaffTemplate = 'kitchen';

/**
 * Returns the rights of a shared device: a kitchen device works on tickets, a display only shows
 * orders, and a counter can do nothing until a person is on it.
 */
export function deviceRights(kind: PairedDeviceKind): Rights {
  const kitchen = rightsOf('staff', deviceTemplate);
  if (kind === 'kitchen') return kitchen;
  const none = Object.keys(kitchen.grants).map((name) => [name, 'deny']);
  const grants = Object.fromEntries(none) as Rights['grants'];
  return {
    grants:
      kind === 'counter' ? grants : { ...grants, 'order.view': 'allow', 'merchant.view': 'allow' },
    discount_free_rate: 0,
  };
}

/** Returns a device as screens show it. */
export const showDevice = (
  { ...device }: DeviceRecord,
  seen_at: string | null,
  now: Date,
): PairedDevice => ({ ...device, state: codeState(device, now), seen_at });

/**
 * Returns a device with its access revoked.
 * @throws `conflict`
 */
export function revokeDevice(
  device: DeviceRecord,
  version: number,
  show: () => PairedDevice,
): DeviceRecord {
  if (device.version !== version) throw new Problem('conflict', { current: show() });
  return { ...device, version: version + 1 };
}
