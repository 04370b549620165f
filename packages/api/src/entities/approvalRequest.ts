import * as v from 'valibot';
import { capabilities } from '../capabilities.ts';
import { id, rate, sen, version } from '../fields.ts';

/** An action that a PIN approves once. */
export const approvalRequest = v.strictObject({
  capability: v.picklist(capabilities),
  object_id: id,
  version,
  amount: v.optional(v.nullable(sen), null),
  /** For a reduction: its share of the goods' value, in hundredths of a percent. */
  rate: v.optional(v.nullable(rate), null),
});
export type ApprovalRequest = v.InferOutput<typeof approvalRequest>;
