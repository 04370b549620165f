import type { KanbanTask } from '@servery/api/template';

/**
 * The destination of a task: a board, and the task to place it before or directly behind;
 * `beforeId: null` means the end. Both forms are needed, because hidden tasks may lie between two
 * visible ones.
 */
export type TaskMove = { id: number; boardId: string } & (
  | { beforeId: number | null }
  | { afterId: number }
);

/** The request that performs a move on the host. */
export type MoveCall =
  | { taskId: number; targetTaskId: number }
  | { taskId: number; newBoardId: string };

const on = (tasks: readonly KanbanTask[], boardId: string) =>
  tasks.filter((task) => task.boardId === boardId);

/** Returns the current position of a task, or null if it doesn't exist. */
export function placeOfTask(tasks: readonly KanbanTask[], id: number) {
  const task = tasks.find((one) => one.id === id);
  if (!task) return null;
  const siblings = on(tasks, task.boardId);
  const next = siblings[siblings.indexOf(task) + 1];
  return { id, boardId: task.boardId, beforeId: next?.id ?? null };
}

/**
 * Returns the id of the task that follows after the move, the task's own id if it stays, or null at
 * the end.
 */
function nextOf(tasks: readonly KanbanTask[], move: TaskMove): number | null {
  if ('beforeId' in move) return move.beforeId;
  const { id, boardId, afterId } = move;
  if (afterId === id) return id;
  const others = on(tasks, boardId).filter((one) => one.id !== id);
  const at = others.findIndex((one) => one.id === afterId);
  return at === -1 ? null : (others[at + 1]?.id ?? null);
}

/** Whether a move has no effect: the task doesn't exist or is already in that position. */
function isStill(tasks: readonly KanbanTask[], move: TaskMove): boolean {
  const place = placeOfTask(tasks, move.id);
  const beforeId = nextOf(tasks, move);
  if (!place || beforeId === move.id) return true;
  return place.boardId === move.boardId && place.beforeId === beforeId;
}

/** Returns the tasks after a move; the same array if it has no effect. */
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

/** Returns the request for a move, given the tasks before it; null if it has no effect. */
export function callOf(tasks: readonly KanbanTask[], move: TaskMove): MoveCall | null {
  if (isStill(tasks, move)) return null;
  const { id: taskId, boardId } = move;
  const beforeId = nextOf(tasks, move);
  const siblings = on(tasks, boardId);
  const from = siblings.findIndex((one) => one.id === taskId);
  const to = siblings.findIndex((one) => one.id === beforeId);
  const end = to === -1 ? siblings.length : to;
  // Further down on the same board, the host places a task behind its target.
  const target = from === -1 ? siblings[end] : siblings[from < end ? end - 1 : end];
  return target ? { taskId, targetTaskId: target.id } : { taskId, newBoardId: boardId };
}
