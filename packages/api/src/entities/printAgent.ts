import * as v from 'valibot';
import { count, id, instant, version } from '../fields.ts';

/** A device in the shop that fetches jobs for the printers beside it, when the server is elsewhere. */
export const printAgent = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  /** Whether it has signed in, still may by its code, or may no more. */
  state: v.picklist(['waiting', 'expired', 'paired']),
  /** Until when its code is good; null once it was used. */
  code_ends_at: v.nullable(instant),
  /** When it was heard of last. */
  seen_at: v.nullable(instant),
  /** Whether that was a moment ago. */
  is_here: v.boolean(),
  /** When someone presented its code again after it had been used: a sign of a stolen code. */
  reused_at: v.nullable(instant),
  made_at: instant,
  made_by: v.string(),
});
export type PrintAgent = v.InferOutput<typeof printAgent>;

/** A new agent with the code that it signs in by, shown this once. */
export const newPrintAgent = v.object({
  agent: printAgent,
  code: v.string(),
  /** For so many minutes. */
  minutes: count,
});
export type NewPrintAgent = v.InferOutput<typeof newPrintAgent>;
