import type { KanbanBook, Removal } from './book.ts';

/** Nobody takes back more than the last few. */
const mostKept = 20;

/** Takes tasks off a board, and the board with them if it is given; answers the removal's number. */
export function take(
  rows: KanbanBook,
  boardId: string,
  ids: readonly number[],
  board: Removal['board'] = null,
): number {
  const id = ++rows.last;
  const standing = rows.order[boardId]!;
  const from = Math.max(0, standing.indexOf(ids[0]!));
  rows.removed = [...rows.removed, { id, boardId, ids: [...ids], from, board }].slice(-mostKept);
  if (board) {
    rows.boards.splice(board.from, 1);
    delete rows.order[boardId];
  } else rows.order[boardId] = standing.filter((one) => !ids.includes(one));
  return id;
}

/** Puts back what a removal took, and answers on which board; null where that cannot be: unknown, done before, or its board has gone. */
export function putBack(rows: KanbanBook, id: number): string | null {
  const removal = rows.removed.find((one) => one.id === id);
  if (!removal) return null;
  const { boardId, board, ids, from } = removal;
  if (board) {
    rows.boards.splice(board.from, 0, board.row);
    rows.order[boardId] = [];
  }
  const standing = rows.boards.some((one) => one.id === boardId) && rows.order[boardId];
  if (!standing) return null;
  standing.splice(from, 0, ...ids);
  rows.removed = rows.removed.filter((one) => one !== removal);
  return boardId;
}
