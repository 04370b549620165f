import { defineMessages } from './define.ts';

/** Messages about tasks. */
export const taskMessages = defineMessages({
  add: { id: 'screens.task.add', defaultMessage: 'Add task' },
  assignee: { id: 'screens.task.assignee', defaultMessage: 'Assignee' },
  count: {
    id: 'screens.task.count',
    defaultMessage: '{count, plural, =0 {No tasks} one {# task} other {# tasks}}',
  },
  deleted: { id: 'screens.task.deleted', defaultMessage: 'Task deleted' },
  dueDate: { id: 'screens.task.dueDate', defaultMessage: 'Due date' },
  gone: { id: 'screens.task.gone', defaultMessage: 'This task no longer exists' },
  noResult: { id: 'screens.task.noResult', defaultMessage: 'No matching tasks' },
  none: { id: 'screens.task.none', defaultMessage: 'No tasks' },
  overdue: { id: 'screens.task.overdue', defaultMessage: 'overdue' },
  search: { id: 'screens.task.search', defaultMessage: 'Search tasks' },
  tags: { id: 'screens.task.tags', defaultMessage: 'Tags' },
  team: { id: 'screens.task.team', defaultMessage: 'Team' },
  titleMissing: { id: 'screens.task.titleMissing', defaultMessage: 'Enter a title.' },
});
