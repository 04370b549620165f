import { Problem } from '@servery/api';
import { createRowStore } from '@servery/api/mocks';
import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { makeTasks, sampleBoards } from './tasks.ts';

const sizes = { usual: 21, none: 0, many: 2_000 };

/**
 * A removal that can be undone: the tasks, their board and position, and the board itself with its
 * position if it was deleted.
 */
export interface Removal {
  id: number;
  boardId: string;
  ids: number[];
  from: number;
  board: { row: KanbanBoard; from: number } | null;
}

/**
 * The changes of one visitor. Only the difference to the sample is stored, because writing two
 * thousand tasks for each dropped card would be too slow.
 */
export interface KanbanBook {
  /** The size of the sample and the time of its creation, to which its dates are relative. */
  sample: { count: number; at: number };
  boards: KanbanBoard[];
  /** The ids of each board's tasks, in order. */
  order: Record<string, number[]>;
  changed: Record<number, KanbanTask>;
  removed: Removal[];
  /** The last id that was assigned; ids are never reused. */
  last: number;
}

let made: { key: string; tasks: readonly KanbanTask[] } | undefined;
function sampleTasks({ count, at }: KanbanBook['sample']) {
  const key = `${count} ${at}`;
  if (made?.key !== key) made = { key, tasks: makeTasks(count, at) };
  return made.tasks;
}

/** The kanban data of the current visitor. */
export const book = createRowStore<KanbanBook>('kanban', (amount) => {
  const sample = { count: sizes[amount], at: Date.now() };
  const boards = amount === 'none' ? [] : sampleBoards.map((board) => ({ ...board }));
  const ids = Map.groupBy(sampleTasks(sample), ({ boardId }) => boardId);
  const order = boards.map(({ id }) => [id, (ids.get(id) ?? []).map((task) => task.id)]);
  return {
    sample,
    boards,
    order: Object.fromEntries(order) as KanbanBook['order'],
    changed: {},
    removed: [],
    last: sample.count,
  };
});

/**
 * Returns the index of a board.
 * @throws `notFound` if there's none
 */
export function placeOf({ boards }: KanbanBook, id: string): number {
  const place = boards.findIndex((board) => board.id === id);
  if (place === -1) throw new Problem('notFound');
  return place;
}

/**
 * Returns the id of the board that contains a task.
 * @throws `notFound` if there's none
 */
export function homeOf({ boards, order }: KanbanBook, id: number): string {
  const board = boards.find((one) => order[one.id]!.includes(id));
  if (!board) throw new Problem('notFound');
  return board.id;
}

/** Returns the tasks of a board, in order. */
export function tasksOf({ sample, order, changed }: KanbanBook, boardId: string): KanbanTask[] {
  const tasks = sampleTasks(sample);
  return order[boardId]!.map((id) => ({ ...(changed[id] ?? tasks[id - 1]!), boardId }));
}

/** Returns the tasks of all boards, board by board. */
export const allTasks = (rows: KanbanBook): KanbanTask[] =>
  rows.boards.flatMap(({ id }) => tasksOf(rows, id));
