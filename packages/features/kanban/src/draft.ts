import type { KanbanLine, KanbanTask } from '@servery/api/template';
import { mostOfTask, wrongTitle } from './titles.ts';

/** A line of the order while it is written. */
export interface LineDraft {
  id: string;
  name: string;
  quantity: number | null;
  items: readonly string[];
  remark: string;
}

/** What of a task its panel changes; comments are sent by themselves. */
export interface TaskDraft extends Pick<
  KanbanTask,
  'title' | 'dueDate' | 'labels' | 'assignedTo' | 'coverImage' | 'description'
> {
  lines: readonly LineDraft[];
}

/** A line to be filled in. */
export const blankLine = (id: string): LineDraft => ({
  id,
  name: '',
  quantity: 1,
  items: [],
  remark: '',
});

/** A task as its panel first shows it. */
export const draftOf = (task: KanbanTask): TaskDraft => ({
  title: task.title,
  dueDate: task.dueDate,
  labels: task.labels,
  assignedTo: task.assignedTo,
  coverImage: task.coverImage,
  description: task.description,
  lines: task.attachments.map(({ name, quantity, items = [], remark = '' }, index) => ({
    id: String(index),
    name,
    quantity,
    items,
    remark,
  })),
});

const lineOf = ({ name, quantity, items, remark }: LineDraft): KanbanLine => ({
  name: name.trim(),
  quantity: quantity ?? 1,
  ...(items.length > 0 && { items: [...items] }),
  ...(remark.trim() && { remark: remark.trim() }),
});

/** The task that a draft makes of one. */
export const taskOf = (task: KanbanTask, { lines, ...draft }: TaskDraft): KanbanTask => ({
  ...task,
  ...draft,
  title: draft.title.trim(),
  attachments: lines.map(lineOf),
});

/** Whether a line says what was ordered. */
export const isLineWrong = ({ name }: LineDraft): boolean => name.trim() === '';

/** Whether a draft cannot be saved as it is. */
export const isDraftWrong = ({ title, lines }: TaskDraft): boolean =>
  wrongTitle(title, mostOfTask) !== undefined || lines.some(isLineWrong);
