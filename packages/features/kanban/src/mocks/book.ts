import { Problem } from '@servery/api';
import { keep } from '@servery/api/mocks';
import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { makeTasks, sampleBoards } from './tasks.ts';

const sizes = { usual: 21, none: 0, many: 2_000 };

/** What one removal took: tasks, from a board and from where on it; the board too, and from where, if it went. */
export interface Removal {
  id: number;
  boardId: string;
  ids: number[];
  from: number;
  board: { row: KanbanBoard; from: number } | null;
}

/**
 * What a visitor changed, and nothing else: a whole board of two thousand tasks is too much to write
 * down each time that a card is dropped.
 */
export interface KanbanBook {
  /** How many tasks the sample has, and when it was first seen: its days lie around that. */
  sample: { count: number; at: number };
  boards: KanbanBoard[];
  /** The tasks of each board, in their order. */
  order: Record<string, number[]>;
  changed: Record<number, KanbanTask>;
  removed: Removal[];
  /** The last number that anything got. None is given twice. */
  last: number;
}

let made: { key: string; tasks: readonly KanbanTask[] } | undefined;
function sampleTasks({ count, at }: KanbanBook['sample']) {
  const key = `${count} ${at}`;
  if (made?.key !== key) made = { key, tasks: makeTasks(count, at) };
  return made.tasks;
}

/** The boards of one visitor. */
export const book = keep<KanbanBook>('kanban', (amount) => {
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

/** A board's place, or a refusal. */
export function placeOf({ boards }: KanbanBook, id: string): number {
  const place = boards.findIndex((board) => board.id === id);
  if (place === -1) throw new Problem('notFound');
  return place;
}

/** The board that a task stands on, or a refusal. */
export function homeOf({ boards, order }: KanbanBook, id: number): string {
  const board = boards.find((one) => order[one.id]!.includes(id));
  if (!board) throw new Problem('notFound');
  return board.id;
}

/** The tasks of one board, in their order. */
export function tasksOf({ sample, order, changed }: KanbanBook, boardId: string): KanbanTask[] {
  const tasks = sampleTasks(sample);
  return order[boardId]!.map((id) => ({ ...(changed[id] ?? tasks[id - 1]!), boardId }));
}

/** The tasks of all boards, board by board. */
export const allTasks = (rows: KanbanBook): KanbanTask[] =>
  rows.boards.flatMap(({ id }) => tasksOf(rows, id));
