import { Problem } from '@servery/api';
import { keep } from '@servery/api/mocks';
import type { TodoTask } from '@servery/api/template';
import { makeTasks } from './tasks.ts';

const sizes = { usual: 24, none: 0, many: 500 };

/** The tasks of one visitor, as they stand under `latest`. */
export const book = keep<{ tasks: TodoTask[] }>('todo', (amount) => ({
  tasks: makeTasks(sizes[amount], Date.now()),
}));

/** Where a task stands, or a refusal. */
export function placeOf(tasks: readonly TodoTask[], id: number): number {
  const index = tasks.findIndex((task) => task.id === id);
  if (index === -1) throw new Problem('notFound');
  return index;
}

/** A number that no task has. */
export const nextId = (tasks: readonly TodoTask[]): number =>
  Math.max(0, ...tasks.map(({ id }) => id)) + 1;
