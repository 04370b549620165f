import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, problemMessages } from '@servery/screens/messages';

/** Messages of the task form. */
export const formMessages = defineMessages({
  add: { id: 'todo.form.add', defaultMessage: 'Add task' },
  edit: { id: 'todo.form.edit', defaultMessage: 'Edit task' },
  update: { id: 'todo.form.update', defaultMessage: 'Update' },
  reset: { id: 'todo.form.reset', defaultMessage: 'Reset' },
  title: fieldMessages.title,
  titleMissing: { id: 'todo.form.title.missing', defaultMessage: 'Enter a title.' },
  titleLong: problemMessages.max120,
  assignee: { id: 'todo.form.assignee', defaultMessage: 'Assignee' },
  nobody: { id: 'todo.form.nobody', defaultMessage: 'Unassigned' },
  clearAssignee: { id: 'todo.form.assignee.clear', defaultMessage: 'Remove assignee' },
  dueDate: { id: 'todo.form.dueDate', defaultMessage: 'Due date' },
  tags: { id: 'todo.form.tags', defaultMessage: 'Tags' },
  chosenTags: { id: 'todo.form.tags.chosen', defaultMessage: 'Selected tags' },
  description: fieldMessages.description,
  complete: { id: 'todo.form.complete', defaultMessage: 'Mark complete' },
  completed: { id: 'todo.form.completed', defaultMessage: 'Completed' },
  star: { id: 'todo.form.star', defaultMessage: 'Important' },
  delete: actionMessages.delete,
  restore: { id: 'todo.form.restore', defaultMessage: 'Restore' },
  failed: problemMessages.notSaved,
  gone: { id: 'todo.form.gone', defaultMessage: 'This task no longer exists' },
});
