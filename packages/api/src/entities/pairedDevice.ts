import * as v from 'valibot';
import { count, id, instant, version } from '../fields.ts';
import { deviceInfo } from './deviceInfo.ts';

/** A shared device of a merchant, which stays signed in until it is revoked. */
export const pairedDevice = v.object({
  ...deviceInfo.entries,
  version,
  merchant_id: id,
  /** Whether its code can still be used, has expired, or was exchanged. */
  state: v.picklist(['waiting', 'expired', 'paired']),
  /** When its code expires; null once it has been used. */
  code_ends_at: v.nullable(instant),
  paired_at: v.nullable(instant),
  /** When it last sent a request, to the minute; null before it is paired. */
  seen_at: v.nullable(instant),
  /**
   * When its code was presented again after it had been used, which suggests that it was stolen.
   */
  reused_at: v.nullable(instant),
  made_at: instant,
  made_by: v.string(),
});
export type PairedDevice = v.InferOutput<typeof pairedDevice>;

/** A new device with its pairing code, which no later response contains. */
export const newPairedDevice = v.object({
  device: pairedDevice,
  code: v.string(),
  /** The validity of the code, in minutes. */
  minutes: count,
});
export type NewPairedDevice = v.InferOutput<typeof newPairedDevice>;
