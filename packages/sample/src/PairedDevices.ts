import type { PairedDevice } from '@servery/api';
import {
  counterRights,
  personEndsAt,
  deviceRights,
  deviceTemplate,
  deviceUsername,
  showDevice,
  type DeviceRecord,
} from '@servery/domain/devices';
import { byName } from '@servery/domain/search';
import { personOf, rightsOfPerson, type Person } from './person.ts';

/** A shared device with its secrets. The sample doesn't need to hash them. */
export interface SampleDevice {
  device: DeviceRecord;
  code: string;
  token: string | null;
  seen_at: string | null;
  /** The person who has switched the counter to themselves, and when they last used it. */
  on?: { person: Person; used_at: string } | null;
}

const isIn = ({ device, on }: SampleDevice, now: Date): boolean =>
  !!on &&
  device.idle_minutes !== null &&
  Date.parse(personEndsAt(on.used_at, device.idle_minutes)) > now.getTime();

/** The shared devices of a world, by id. */
export class PairedDevices extends Map<number, SampleDevice> {
  /**
   * Returns the device of a bearer token as a caller; null for other tokens. Updates when it was
   * last seen.
   */
  callerOf(token: string | undefined, now: Date): Person | null {
    const held = this.byToken(token);
    if (!held) return null;
    held.seen_at = now.toISOString();
    const { id, name, kind, idle_minutes, merchant_id } = held.device;
    const device = { id, name, kind, idle_minutes };
    if (held.on && isIn(held, now)) {
      const { person } = held.on;
      const rights = counterRights(rightsOfPerson(person));
      return { ...person, merchant_ids: [merchant_id], rights, device };
    }
    return personOf({
      id,
      username: deviceUsername,
      name,
      role: 'staff',
      template: deviceTemplate,
      merchant_id,
      merchant_ids: [merchant_id],
      rights: deviceRights(kind),
      device,
    });
  }

  /** Returns the device of a bearer token. */
  byToken(token: string | undefined): SampleDevice | undefined {
    return [...this.values()].find((held) => token !== undefined && held.token === token);
  }

  /** Switches a counter to a person, or signs out the person on it. */
  switch(token: string, person: Person | null, now: Date): void {
    const held = this.byToken(token);
    if (held) held.on = person && { person, used_at: now.toISOString() };
  }

  /** Extends the time until the person on a counter is signed out. */
  use(token: string, now: Date): void {
    const on = this.byToken(token)?.on;
    if (on) on.used_at = now.toISOString();
  }

  /** Returns the devices of some merchants by name. */
  of(merchant_ids: readonly number[], now: Date): PairedDevice[] {
    return [...this.values()]
      .filter(({ device }) => merchant_ids.includes(device.merchant_id))
      .map(({ device, seen_at }) => showDevice(device, seen_at, now))
      .toSorted(byName);
  }
}
