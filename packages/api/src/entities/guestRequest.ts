import * as v from 'valibot';
import { id, instant, version } from '../fields.ts';

export const requestKinds = ['bill', 'help'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The requests of the guests at a table that staff haven't resolved yet. */
export const guestRequest = v.object({
  merchant_id: id,
  table_id: id,
  /** The version of the table, needed to resolve the request. */
  version,
  name: v.string(),
  section: v.string(),
  /** The kinds of request, the bill first; never empty. */
  kinds: v.array(v.picklist(requestKinds)),
  /** When the first of these requests was made. */
  asked_at: instant,
});
export type GuestRequest = v.InferOutput<typeof guestRequest>;
