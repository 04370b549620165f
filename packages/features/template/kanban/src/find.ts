import type { KanbanTask } from '@servery/api/template';
import type { KanbanView } from './kanbanView.ts';

/** The filter of the boards: the view without the open task. */
export type KanbanFilter = Omit<KanbanView, 'open'>;

const hasMarks = /[^\u0000-\u007f]/;
const plain = (text: string) =>
  (hasMarks.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text).toLowerCase();

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
  const made = plain([task.title, `#${task.id}`, ...lines, ...people].join('\n'));
  readings.set(task, made);
  return made;
}

/**
 * Returns a predicate for the tasks that match a filter. Each word of the search text has to occur,
 * ignoring case and accents.
 */
export function finds({ q, label, assignee }: KanbanFilter): (task: KanbanTask) => boolean {
  const wanted = plain(q).split(/\s+/).filter(Boolean);
  return (task) =>
    (label === '' || task.labels.includes(label)) &&
    (assignee === '' || task.assignedTo.some(({ title }) => title === assignee)) &&
    wanted.every((word) => readingOf(task).includes(word));
}

/** Whether any filter is active. */
export const isFiltered = ({ q, label, assignee }: KanbanFilter): boolean =>
  Boolean(q || label || assignee);
