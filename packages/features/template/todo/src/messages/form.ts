import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  fieldMessages,
  problemMessages,
  taskMessages,
} from '@servery/screens/messages';

/** Messages of the task form. */
export const formMessages = defineMessages({
  add: taskMessages.add,
  edit: { id: 'todo.form.edit', defaultMessage: 'Edit task' },
  update: actionMessages.update,
  reset: actionMessages.reset,
  title: fieldMessages.title,
  assignee: taskMessages.assignee,
  nobody: { id: 'todo.form.nobody', defaultMessage: 'Unassigned' },
  clearAssignee: { id: 'todo.form.assignee.clear', defaultMessage: 'Remove assignee' },
  dueDate: taskMessages.dueDate,
  tags: taskMessages.tags,
  chosenTags: { id: 'todo.form.tags.chosen', defaultMessage: 'Selected tags' },
  description: fieldMessages.description,
  complete: { id: 'todo.form.complete', defaultMessage: 'Mark complete' },
  completed: { id: 'todo.form.completed', defaultMessage: 'Completed' },
  star: { id: 'todo.form.star', defaultMessage: 'Important' },
  delete: actionMessages.delete,
  restore: { id: 'todo.form.restore', defaultMessage: 'Restore' },
  failed: problemMessages.notSaved,
  gone: taskMessages.gone,
});

/** Errors of the fields of a task. */
export const formErrorMessages = defineMessages({
  'task.title.min_length': taskMessages.titleMissing,
});
