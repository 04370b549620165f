import type { KanbanBook, Removal } from './book.ts';

/** The number of removals that can still be undone. */
const maxRemovals = 20;

/** Removes tasks from a board, and the board itself if it's given. Returns the removal's id. */
export function take(
  rows: KanbanBook,
  boardId: string,
  ids: readonly number[],
  board: Removal['board'] = null,
): number {
  const id = ++rows.last;
  const boardOrder = rows.order[boardId]!;
  const from = Math.max(0, boardOrder.indexOf(ids[0]!));
  rows.removed = [...rows.removed, { id, boardId, ids: [...ids], from, board }].slice(-maxRemovals);
  if (board) {
    rows.boards.splice(board.from, 1);
    delete rows.order[boardId];
  } else rows.order[boardId] = boardOrder.filter((one) => !ids.includes(one));
  return id;
}

/**
 * Undoes a removal and returns the board's id; null if the removal is unknown or already undone, or
 * if its board was deleted.
 */
export function putBack(rows: KanbanBook, id: number): string | null {
  const removal = rows.removed.find((one) => one.id === id);
  if (!removal) return null;
  const { boardId, board, ids, from } = removal;
  if (board) {
    rows.boards.splice(board.from, 0, board.row);
    rows.order[boardId] = [];
  }
  const boardOrder = rows.boards.some((one) => one.id === boardId) && rows.order[boardId];
  if (!boardOrder) return null;
  boardOrder.splice(from, 0, ...ids);
  rows.removed = rows.removed.filter((one) => one !== removal);
  return boardId;
}
