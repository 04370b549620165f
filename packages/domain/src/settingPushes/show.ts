import type { SettingPush } from '@servery/api';
import { canUndo, undoUntil } from '../pushes/undoWindow.ts';
import type { SettingPushRecord } from './record.ts';

/**
 * Returns a push as people see it. `isReachable` is whether all of its outlets are in the caller’s
 * scope, so that the caller can undo it.
 */
export const showSettingPush = (
  { outlets, ...push }: SettingPushRecord,
  now: Date,
  isReachable = true,
): SettingPush => ({
  ...push,
  outlets: outlets.length,
  undo_until: undoUntil(push),
  can_undo: isReachable && canUndo(push, now),
});
