import { listTasks } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import type { TodoView } from '../todoView.ts';

/** Which tasks, without which one is open. */
export type TasksView = Omit<TodoView, 'open'>;

/** The tasks of a view; those of the one before stay while the next are fetched. None are asked for without a view. */
export const useTasks = (view: TasksView | null) =>
  useCall(
    listTasks,
    view && { query: { q: view.q, filter: view.filter, tag: view.tag, sortBy: view.sort } },
    { keepPreviousData: true },
  );
