import { listTasks } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import type { TodoView } from '../todoView.ts';

/** A view without the open task. */
export type TasksView = Omit<TodoView, 'open'>;

/**
 * Loads the tasks of a view. The previous ones stay while the next ones load; null loads nothing.
 */
export const useTasks = (view: TasksView | null) =>
  useCall(
    listTasks,
    view && { query: { q: view.q, filter: view.filter, tag: view.tag, sortBy: view.sort } },
    { keepPreviousData: true },
  );
