import * as v from 'valibot';
import { count, id, instant, version } from '../fields.ts';

/** A device at the merchant that fetches jobs for nearby printers if the server is elsewhere. */
export const printAgent = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  /** Whether its code can still be used, has expired, or was used to sign in. */
  state: v.picklist(['waiting', 'expired', 'paired']),
  /** When its code expires; null once it has been used. */
  code_ends_at: v.nullable(instant),
  /** When it last sent a request. */
  seen_at: v.nullable(instant),
  /** Whether it was seen recently enough to count as connected. */
  is_here: v.boolean(),
  /**
   * When its code was presented again after it had been used, which suggests that it was stolen.
   */
  reused_at: v.nullable(instant),
  made_at: instant,
  made_by: v.string(),
});
export type PrintAgent = v.InferOutput<typeof printAgent>;

/** A new agent with the code it signs in with, which no later response contains. */
export const newPrintAgent = v.object({
  agent: printAgent,
  code: v.string(),
  /** The validity of the code, in minutes. */
  minutes: count,
});
export type NewPrintAgent = v.InferOutput<typeof newPrintAgent>;
