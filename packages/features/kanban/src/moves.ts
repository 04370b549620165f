import type { KanbanTask } from '@servery/api/template';

/**
 * Where a task goes: onto a board, before one of its tasks, or right behind one; before null is
 * behind all. Of two that are shown, others may stand between: both ways of saying it are needed.
 */
export type TaskMove = { id: number; boardId: string } & (
  | { beforeId: number | null }
  | { afterId: number }
);

/** The call that makes a host do the same. */
export type MoveCall =
  | { taskId: number; targetTaskId: number }
  | { taskId: number; newBoardId: string };

const on = (tasks: readonly KanbanTask[], boardId: string) =>
  tasks.filter((task) => task.boardId === boardId);

/** Where a task stands now. */
export function placeOfTask(tasks: readonly KanbanTask[], id: number) {
  const task = tasks.find((one) => one.id === id);
  if (!task) return null;
  const siblings = on(tasks, task.boardId);
  const next = siblings[siblings.indexOf(task) + 1];
  return { id, boardId: task.boardId, beforeId: next?.id ?? null };
}

/** The task that a move puts its own before, itself where it stays; null is behind all. */
function nextOf(tasks: readonly KanbanTask[], move: TaskMove): number | null {
  if ('beforeId' in move) return move.beforeId;
  const { id, boardId, afterId } = move;
  if (afterId === id) return id;
  const others = on(tasks, boardId).filter((one) => one.id !== id);
  const at = others.findIndex((one) => one.id === afterId);
  return at === -1 ? null : (others[at + 1]?.id ?? null);
}

/** Whether a move leads nowhere: its task is gone, or stands there already. */
function isStill(tasks: readonly KanbanTask[], move: TaskMove): boolean {
  const place = placeOfTask(tasks, move.id);
  const beforeId = nextOf(tasks, move);
  if (!place || beforeId === move.id) return true;
  return place.boardId === move.boardId && place.beforeId === beforeId;
}

/** The tasks after a move; the same tasks where it leads nowhere. */
export function moveTask(tasks: readonly KanbanTask[], move: TaskMove): readonly KanbanTask[] {
  if (isStill(tasks, move)) return tasks;
  const { id, boardId } = move;
  const beforeId = nextOf(tasks, move);
  const task = tasks.find((one) => one.id === id)!;
  const rest = tasks.filter((one) => one !== task);
  const next = rest.findIndex((one) => one.id === beforeId && one.boardId === boardId);
  const moved = task.boardId === boardId ? task : { ...task, boardId };
  return rest.toSpliced(next === -1 ? rest.length : next, 0, moved);
}

/** What to ask of the host for a move, as the tasks stand before it; null where it leads nowhere. */
export function callOf(tasks: readonly KanbanTask[], move: TaskMove): MoveCall | null {
  if (isStill(tasks, move)) return null;
  const { id: taskId, boardId } = move;
  const beforeId = nextOf(tasks, move);
  const siblings = on(tasks, boardId);
  const from = siblings.findIndex((one) => one.id === taskId);
  const to = siblings.findIndex((one) => one.id === beforeId);
  const end = to === -1 ? siblings.length : to;
  // On its own board and further down, a task takes the place of the one that it lands behind.
  const target = from === -1 ? siblings[end] : siblings[from < end ? end - 1 : end];
  return target ? { taskId, targetTaskId: target.id } : { taskId, newBoardId: boardId };
}
