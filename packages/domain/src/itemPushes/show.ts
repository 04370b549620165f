import type { ItemPush } from '@servery/api';
import { canUndo, undoUntil } from '../pushes/undoWindow.ts';
import type { ItemPushRecord } from './record.ts';

/**
 * Returns a push as people see it. `isReachable` is whether all of its outlets are in the caller’s
 * scope, so that the caller can undo it.
 */
export const showItemPush = (
  { outlets, ...push }: ItemPushRecord,
  now: Date,
  isReachable = true,
): ItemPush => ({
  ...push,
  outlets: outlets.length,
  added: outlets.filter(({ before }) => before === null).length,
  undo_until: undoUntil(push),
  can_undo: isReachable && canUndo(push, now),
});
