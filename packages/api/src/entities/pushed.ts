import * as v from 'valibot';
import { count, instant } from '../fields.ts';

/** The most outlets of one push. */
export const maxPushedOutlets = 500;

/** The fields that all kinds of pushes to outlets share. */
export const pushed = {
  /** The number of outlets that changed. */
  outlets: count,
  at: instant,
  by: v.string(),
  undo_until: instant,
  /** Whether the caller can undo it now. */
  can_undo: v.boolean(),
  undone_at: v.nullable(instant),
  undone_by: v.nullable(v.string()),
};
