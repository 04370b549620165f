import type { PairedDevice } from '@servery/api';
import {
  deviceRights,
  deviceTemplate,
  deviceUsername,
  showDevice,
  type DeviceRecord,
} from '../devices/pairedDevice.ts';
import type { Person } from './person.ts';

/** A shared device with its secrets, which a sample need not hash. */
export interface SampleDevice {
  device: DeviceRecord;
  code: string;
  token: string | null;
  seen_at: string | null;
}

/** The shared devices of a world, by id. */
export class PairedDevices extends Map<number, SampleDevice> {
  /** Returns the device that a bearer token belongs to, as the one who calls; null for other tokens. */
  callerOf(token: string | undefined, now: Date): Person | null {
    const held = [...this.values()].find((one) => token !== undefined && one.token === token);
    if (!held) return null;
    held.seen_at = now.toISOString();
    const { id, name, kind, merchant_id } = held.device;
    return {
      id,
      username: deviceUsername,
      name,
      role: 'staff',
      template: deviceTemplate,
      merchant_id,
      merchant_ids: [merchant_id],
      pin: null,
      rights: deviceRights(kind),
      device: { id, name, kind },
    };
  }

  /** Returns the devices of some merchants, by name. */
  of(merchant_ids: readonly number[], now: Date): PairedDevice[] {
    return [...this.values()]
      .filter(({ device }) => merchant_ids.includes(device.merchant_id))
      .map(({ device, seen_at }) => showDevice(device, seen_at, now))
      .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  }
}
