import * as v from 'valibot';
import { count, id, instant, named, version } from '../fields.ts';
import { merchantStatuses } from './merchantAccount.ts';

/** The number of outlets that a plan includes: 1 or more, or null if it has no limit. */
export const outletsIncluded = v.nullable(v.pipe(count, v.minValue(1), v.maxValue(10_000)));

/** The outlets of a group, and how many of them its plan includes. */
export const outletPlan = v.object({
  /** The id of the supermerchant who owns the group. */
  id,
  version,
  /** The name of the supermerchant who owns the group. */
  name: v.string(),
  outlets_included: outletsIncluded,
  /** The outlets, the oldest first. Suspended ones don't count. */
  outlets: v.array(
    v.object({
      merchant: named,
      created_at: instant,
      status: v.picklist(merchantStatuses),
      /** Whether it takes no new orders and changes, because the plan doesn't include it. */
      is_read_only: v.boolean(),
    }),
  ),
});
export type OutletPlan = v.InferOutput<typeof outletPlan>;
