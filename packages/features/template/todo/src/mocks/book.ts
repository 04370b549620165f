import { Problem } from '@servery/api';
import { createRowStore } from '@servery/api/mocks';
import type { TodoTask } from '@servery/api/template';
import { makeTasks } from './tasks.ts';

const sizes = { usual: 24, none: 0, many: 500 };

/** The tasks of the current visitor, in the order of `latest`. */
export const book = createRowStore<{ tasks: TodoTask[] }>('todo', (amount) => ({
  tasks: makeTasks(sizes[amount], Date.now()),
}));

/**
 * Returns the index of a task.
 * @throws `notFound` if there's none
 */
export function placeOf(tasks: readonly TodoTask[], id: number): number {
  const index = tasks.findIndex((task) => task.id === id);
  if (index === -1) throw new Problem('notFound');
  return index;
}

/** Returns an unused id. */
export const nextId = (tasks: readonly TodoTask[]): number =>
  Math.max(0, ...tasks.map(({ id }) => id)) + 1;
