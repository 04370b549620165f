import type { TodoView } from '../todoView.ts';
import { useTasks, type TasksView } from './useTasks.ts';

const everywhere: TasksView = { q: '', tag: '', sort: 'latest', filter: '' };

/**
 * Returns the task whose form is open, whatever the view; null if it doesn't exist, undefined while
 * loading.
 */
export function useOpenTask({ open, ...view }: TodoView) {
  const isOpen = typeof open === 'number';
  const shown = useTasks(view).data?.tasks;
  const all = useTasks(isOpen ? everywhere : null).data?.tasks;
  const deleted = useTasks(isOpen ? { ...everywhere, filter: 'deleted' } : null).data?.tasks;
  if (!isOpen) return null;
  const found = [shown, all, deleted].flatMap((tasks) => tasks ?? []).find(({ id }) => id === open);
  return found ?? (all && deleted ? null : undefined);
}
