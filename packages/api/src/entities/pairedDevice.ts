import * as v from 'valibot';
import { count, id, instant, version } from '../fields.ts';
import { deviceInfo } from './deviceInfo.ts';

/** A shared device of a merchant, which stays signed in until it is revoked. */
export const pairedDevice = v.object({
  ...deviceInfo.entries,
  version,
  merchant_id: id,
  /** Whether its code still works, no longer works, or was exchanged. */
  state: v.picklist(['waiting', 'expired', 'paired']),
  /** When its code expires; null once it was used. */
  code_ends_at: v.nullable(instant),
  paired_at: v.nullable(instant),
  /** When it last called, to the minute; null before it was paired. */
  seen_at: v.nullable(instant),
  /** When someone presented its code again after it had been used: a sign of a stolen code. */
  reused_at: v.nullable(instant),
  made_at: instant,
  made_by: v.string(),
});
export type PairedDevice = v.InferOutput<typeof pairedDevice>;

/** A new device with the code that pairs it, which no later answer contains. */
export const newPairedDevice = v.object({
  device: pairedDevice,
  code: v.string(),
  /** How long the code works. */
  minutes: count,
});
export type NewPairedDevice = v.InferOutput<typeof newPairedDevice>;
