import * as v from 'valibot';
import { id, instant, version } from '../fields.ts';

export const requestKinds = ['bill', 'help'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What the guests of a table asked for and staff have not answered yet. */
export const guestRequest = v.object({
  merchant_id: id,
  table_id: id,
  /** The version of the table, for the answer. */
  version,
  name: v.string(),
  section: v.string(),
  /** What they asked for, the bill first; never empty. */
  kinds: v.array(v.picklist(requestKinds)),
  /** When they asked for the first of these. */
  asked_at: instant,
});
export type GuestRequest = v.InferOutput<typeof guestRequest>;
