import { notNow, Problem } from '@servery/api';
import { canUndo } from './undoWindow.ts';

/**
 * Refuses to undo a push that was undone already, or a day after it was made.
 * @throws `tooLate`, or `notAllowedNow` with `why: undone`
 */
export function requireUndo(push: { at: string; undone_at: string | null }, now: Date): void {
  if (push.undone_at !== null) throw notNow({ why: 'undone' });
  if (!canUndo(push, now)) throw new Problem('tooLate');
}
