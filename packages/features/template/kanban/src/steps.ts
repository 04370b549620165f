import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import type { TaskMove } from './moves.ts';

/** A step of a card: along its board, or to a neighbouring board. */
export type Step = 'up' | 'down' | 'first' | 'last' | 'next' | 'previous';

/** Returns the move for a step among visible tasks; null at the end. */
export function stepOf(
  step: Step,
  { id, boardId }: Pick<TaskMove, 'id' | 'boardId'>,
  boards: readonly KanbanBoard[],
  shownOn: (boardId: string) => readonly KanbanTask[],
): TaskMove | null {
  const here = shownOn(boardId);
  const at = here.findIndex((task) => task.id === id);
  if (step === 'next' || step === 'previous') {
    const beside = boards.findIndex((one) => one.id === boardId) + (step === 'next' ? 1 : -1);
    const board = boards[beside];
    return board ? { id, boardId: board.id, beforeId: shownOn(board.id)[at]?.id ?? null } : null;
  }
  const to = { up: at - 1, down: at + 1, first: 0, last: here.length - 1 }[step];
  if (to < 0 || to >= here.length || to === at) return null;
  if (step === 'last') return { id, boardId, beforeId: null };
  const beside = here[to]!.id;
  return { id, boardId, ...(step === 'down' ? { afterId: beside } : { beforeId: beside }) };
}

/** Returns the task to focus after a step; boards without visible tasks are skipped. */
export function neighbourOf(
  step: Step,
  { id, boardId }: Pick<TaskMove, 'id' | 'boardId'>,
  boards: readonly KanbanBoard[],
  shownOn: (boardId: string) => readonly KanbanTask[],
): number | null {
  const here = shownOn(boardId);
  const at = here.findIndex((task) => task.id === id);
  if (step === 'next' || step === 'previous') {
    const place = boards.findIndex((one) => one.id === boardId);
    const beside = step === 'next' ? boards.slice(place + 1) : boards.slice(0, place).toReversed();
    const list = beside.map((board) => shownOn(board.id)).find(({ length }) => length > 0);
    return list ? list[Math.min(at, list.length - 1)]!.id : null;
  }
  const to = { up: at - 1, down: at + 1, first: 0, last: here.length - 1 }[step];
  return here[to]?.id ?? null;
}
