import type { PricePush } from '@servery/api';
import { canUndo, undoUntil } from '../pushes/undoWindow.ts';
import type { PricePushRecord } from './record.ts';

/**
 * Returns a push as people see it. `isReachable` is whether all of its outlets are in the caller’s
 * scope, so that the caller can undo it.
 */
export const showPricePush = (
  { outlets, ...push }: PricePushRecord,
  now: Date,
  isReachable = true,
): PricePush => ({
  ...push,
  outlets: outlets.length,
  undo_until: undoUntil(push),
  can_undo: isReachable && canUndo(push, now),
});
