import { defineMessages } from './define.ts';

/** What the form of a task says. */
export const formWords = defineMessages({
  add: { id: 'todo.form.add', defaultMessage: 'Add task' },
  edit: { id: 'todo.form.edit', defaultMessage: 'Edit task' },
  update: { id: 'todo.form.update', defaultMessage: 'Update' },
  reset: { id: 'todo.form.reset', defaultMessage: 'Reset' },
  title: { id: 'todo.form.title', defaultMessage: 'Title' },
  titleMissing: { id: 'todo.form.title.missing', defaultMessage: 'Write what has to be done.' },
  titleLong: { id: 'todo.form.title.long', defaultMessage: 'At most 120 characters.' },
  assignee: { id: 'todo.form.assignee', defaultMessage: 'Assignee' },
  nobody: { id: 'todo.form.nobody', defaultMessage: 'Nobody' },
  clearAssignee: { id: 'todo.form.assignee.clear', defaultMessage: 'Give it to nobody' },
  dueDate: { id: 'todo.form.dueDate', defaultMessage: 'Due date' },
  tags: { id: 'todo.form.tags', defaultMessage: 'Tags' },
  chosenTags: { id: 'todo.form.tags.chosen', defaultMessage: 'Chosen tags' },
  description: { id: 'todo.form.description', defaultMessage: 'Description' },
  complete: { id: 'todo.form.complete', defaultMessage: 'Mark complete' },
  completed: { id: 'todo.form.completed', defaultMessage: 'Completed' },
  star: { id: 'todo.form.star', defaultMessage: 'Important' },
  delete: { id: 'todo.form.delete', defaultMessage: 'Delete' },
  restore: { id: 'todo.form.restore', defaultMessage: 'Bring back' },
  failed: {
    id: 'todo.form.failed',
    defaultMessage: 'It could not be saved. Try again in a moment.',
  },
  gone: { id: 'todo.form.gone', defaultMessage: 'This task is not there any more' },
});
