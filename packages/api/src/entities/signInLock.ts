import * as v from 'valibot';
import { id, instant } from '../fields.ts';

/** A person, or a counter that people switch on by PIN. */
export const lockable = { kind: v.picklist(['person', 'counter']), id };

/** A lock after incorrect passwords or PINs: until it ends, correct ones are refused as well. */
export const signInLock = v.object({
  ...lockable,
  merchant_id: id,
  /** The name of the person or the counter. */
  name: v.string(),
  until: instant,
  /** Whether the caller can end the lock. */
  can_unlock: v.boolean(),
});
export type SignInLock = v.InferOutput<typeof signInLock>;
