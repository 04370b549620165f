import type { KanbanLine, KanbanTask } from '@servery/api/template';
import { maxOfTask, wrongTitle } from './titles.ts';

/** An order line being edited. */
export interface LineDraft {
  id: string;
  name: string;
  quantity: number | null;
  items: readonly string[];
  remark: string;
}

/** The fields of a task that its panel edits; comments are saved separately. */
export interface TaskDraft extends Pick<
  KanbanTask,
  'title' | 'dueDate' | 'labels' | 'assignedTo' | 'coverImage' | 'description'
> {
  lines: readonly LineDraft[];
}

/** Returns an empty line with a quantity of 1. */
export const blankLine = (id: string): LineDraft => ({
  id,
  name: '',
  quantity: 1,
  items: [],
  remark: '',
});

/** Returns the initial draft of a task. */
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

/** Applies a draft to a task. */
export const taskOf = (task: KanbanTask, { lines, ...draft }: TaskDraft): KanbanTask => ({
  ...task,
  ...draft,
  title: draft.title.trim(),
  attachments: lines.map(lineOf),
});

/** Whether a line lacks a name. */
export const isLineWrong = ({ name }: LineDraft): boolean => name.trim() === '';

/** Whether a draft is invalid and can't be saved. */
export const isDraftWrong = ({ title, lines }: TaskDraft): boolean =>
  wrongTitle(title, maxOfTask) !== undefined || lines.some(isLineWrong);
