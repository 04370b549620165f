import type { KanbanBoard, KanbanTask } from '@servery/api/template';

/** The tasks of each board, by board id. */
export type Columns = ReadonlyMap<string, readonly KanbanTask[]>;

const isSame = (one: readonly KanbanTask[], other: readonly KanbanTask[] | undefined) =>
  one.length === other?.length && one.every((task, place) => task === other[place]);

/**
 * Returns a function that groups tasks by board. A board whose tasks haven't changed since the last
 * call gets the same array again, so that it isn't re-rendered.
 */
export function makeColumns() {
  let last: Columns = new Map();
  return (
    boards: readonly KanbanBoard[],
    tasks: readonly KanbanTask[],
    isShown: (task: KanbanTask) => boolean,
  ): Columns => {
    const next = new Map(boards.map(({ id }) => [id, [] as KanbanTask[]]));
    for (const task of tasks) if (isShown(task)) next.get(task.boardId)?.push(task);
    last = new Map(
      [...next].map(([id, found]) => {
        const before = last.get(id);
        return [id, before && isSame(found, before) ? before : found];
      }),
    );
    return last;
  };
}
