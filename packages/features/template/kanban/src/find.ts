import type { KanbanTask } from '@servery/api/template';
import { searchKey } from '@servery/domain/search';
import type { KanbanView } from './kanbanView.ts';

/** The filter of the boards: the view without the open task. */
export type KanbanFilter = Omit<KanbanView, 'open'>;

/** The searchable text of each task, cached. */
const readings = new WeakMap<KanbanTask, string>();
function readingOf(task: KanbanTask): string {
  const known = readings.get(task);
  if (known !== undefined) return known;
  const lines = task.attachments.flatMap(({ name, items, remark }) => [
    name,
    ...(items ?? []),
    remark ?? '',
  ]);
  const people = task.assignedTo.map(({ title }) => title);
  const made = [task.title, `#${task.id}`, ...lines, ...people].map(searchKey).join('\n');
  readings.set(task, made);
  return made;
}

/**
 * Returns a predicate for the tasks that match a filter. Each word of the search text has to occur.
 */
export function finds({ q, label, assignee }: KanbanFilter): (task: KanbanTask) => boolean {
  const wanted = searchKey(q).split(' ');
  return (task) =>
    (label === '' || task.labels.includes(label)) &&
    (assignee === '' || task.assignedTo.some(({ title }) => title === assignee)) &&
    wanted.every((word) => readingOf(task).includes(word));
}

/** Whether any filter is active. */
export const isFiltered = ({ q, label, assignee }: KanbanFilter): boolean =>
  Boolean(q || label || assignee);
