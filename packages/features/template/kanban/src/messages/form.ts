import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  fieldMessages,
  problemMessages,
  taskMessages,
} from '@servery/screens/messages';

/** Messages of the task panel. */
export const formMessages = defineMessages({
  task: { id: 'kanban.form', defaultMessage: 'Task' },
  close: actionMessages.close,
  update: actionMessages.update,
  reset: actionMessages.reset,
  title: fieldMessages.title,
  dueDate: taskMessages.dueDate,
  labels: fieldMessages.labels,
  chosenLabels: { id: 'kanban.form.labels.chosen', defaultMessage: 'Selected labels' },
  assignees: { id: 'kanban.form.assignees', defaultMessage: 'Assignees' },
  chosenAssignees: { id: 'kanban.form.assignees.chosen', defaultMessage: 'Selected assignees' },
  description: fieldMessages.description,
  failed: problemMessages.notSaved,
  wrong: problemMessages.invalid,
  gone: taskMessages.gone,
});

/** Messages of the order lines. */
export const lineMessages = defineMessages({
  lines: { id: 'kanban.lines', defaultMessage: 'Order items' },
  add: { id: 'kanban.lines.add', defaultMessage: 'Add item' },
  empty: { id: 'kanban.lines.empty', defaultMessage: 'Add the items in this order.' },
  name: fieldMessages.name,
  nameMissing: problemMessages.nameMissing,
  quantity: fieldMessages.quantity,
  fewer: { id: 'kanban.lines.fewer', defaultMessage: 'Decrease quantity' },
  more: { id: 'kanban.lines.more', defaultMessage: 'Increase quantity' },
  items: { id: 'kanban.lines.items', defaultMessage: 'In the box' },
  itemsHint: { id: 'kanban.lines.items.hint', defaultMessage: 'Press Enter after each item' },
  remark: { id: 'kanban.lines.remark', defaultMessage: 'Remark' },
  undo: actionMessages.undo,
});

/** Messages of the cover field. */
export const coverMessages = defineMessages({
  cover: { id: 'kanban.cover', defaultMessage: 'Cover' },
  remove: { id: 'kanban.cover.remove', defaultMessage: 'Remove cover' },
});

/** Messages of the comments. */
export const commentMessages = defineMessages({
  comments: { id: 'kanban.comments', defaultMessage: 'Comments' },
  none: { id: 'kanban.comments.none', defaultMessage: 'No comments yet.' },
  write: { id: 'kanban.comments.write', defaultMessage: 'Write a comment' },
  send: { id: 'kanban.comments.send', defaultMessage: 'Comment' },
  you: fieldMessages.you,
});
