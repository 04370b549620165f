import * as v from 'valibot';
import { count, id } from '../fields.ts';

/** An agent, and how many merchants they look after. */
export const agent = v.object({
  id,
  name: v.string(),
  /** Distinguishes agents of the same name. */
  username: v.string(),
  merchants: count,
});
export type Agent = v.InferOutput<typeof agent>;
