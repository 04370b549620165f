import type { Caller } from '../people/caller.ts';
import type { StartedSession, VerifiedPerson } from '../account/store.ts';
import type { DeviceRecord } from './pairedDevice.ts';
import type { Coded } from './pairingCode.ts';

/** Storage of shared devices or print agents, which sign in by a code. */
export interface CodedStore<Row extends Coded> {
  /** Locks the names at a merchant until the unit ends, and returns their rows. */
  lockNames(merchant_id: number): Promise<readonly Row[]>;
  /** Adds a row, and returns its new code. */
  add(row: Row): Promise<string>;
  /**
   * Locks a row in the caller's scope until the unit ends.
   * @throws `notFound`
   */
  lock(id: number): Promise<Row>;
  /** Locks the row of a code, at any merchant. */
  lockByCode(code: string): Promise<Row | null>;
  /** Saves the mark of a row whose used code was presented again. */
  markReused(row: Row): Promise<void>;
  /** Removes a row and revokes its access. */
  remove(row: Row): Promise<void>;
}

/** Storage of shared devices. */
export interface DeviceStore extends CodedStore<DeviceRecord> {
  /** Returns when a device last called, in UTC. */
  seenAt(id: number): Promise<string | null>;
  /** Saves a paired device and starts its session; `isSigned` binds it to a key. */
  pair(device: DeviceRecord, isSigned: boolean): Promise<StartedSession>;
  /** Switches the caller's counter to a person; false if their PIN changed in between. */
  putOn(caller: Caller, person: VerifiedPerson): Promise<boolean>;
  /** Signs the person on the caller's counter out. */
  putOff(caller: Caller): Promise<void>;
}
