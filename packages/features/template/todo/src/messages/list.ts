import type { TodoFilter, TodoSort, TodoTag } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';

/** Messages of the task list. */
export const listMessages = defineMessages({
  title: { id: 'todo.title', defaultMessage: 'To-do' },
  add: { id: 'todo.add', defaultMessage: 'Add task' },
  places: { id: 'todo.places', defaultMessage: 'Task lists' },
  all: { id: 'todo.all', defaultMessage: 'My tasks' },
  tags: { id: 'todo.tags', defaultMessage: 'Tags' },
  filters: { id: 'todo.filters', defaultMessage: 'Filters' },
  close: actionMessages.close,
  search: { id: 'todo.search', defaultMessage: 'Search tasks' },
  clearSearch: actionMessages.clearSearch,
  sort: { id: 'todo.sort', defaultMessage: 'Sort by' },
  tasks: { id: 'todo.tasks', defaultMessage: 'Tasks' },
  important: { id: 'todo.isImportant', defaultMessage: 'important' },
  overdue: { id: 'todo.overdue', defaultMessage: 'overdue' },
  loading: { id: 'todo.loading', defaultMessage: 'Loading tasks…' },
  failed: { id: 'todo.failed', defaultMessage: 'Couldn’t load tasks' },
  none: { id: 'todo.none', defaultMessage: 'No tasks' },
  noneText: { id: 'todo.none.text', defaultMessage: 'Add a task to get started.' },
  noneDeleted: {
    id: 'todo.none.deleted',
    defaultMessage: 'Deleted tasks stay here until you restore them.',
  },
  noResult: { id: 'todo.noResult', defaultMessage: 'No matching tasks' },
  noResultText: { id: 'todo.noResult.text', defaultMessage: 'Try a different search.' },
  noPlace: { id: 'todo.noPlace', defaultMessage: 'No such filter' },
  noPlaceText: {
    id: 'todo.noPlace.text',
    defaultMessage: 'Check the address, or choose another filter.',
  },
  toAll: { id: 'todo.noPlace.action', defaultMessage: 'Show my tasks' },
  notDone: { id: 'todo.notDone', defaultMessage: 'Couldn’t change the task' },
  deleted: { id: 'todo.deleted', defaultMessage: 'Task deleted' },
  undo: actionMessages.undo,
});

/** Names of the filters. */
export const filterMessages: Readonly<Record<TodoFilter, MessageDescriptor>> = defineMessages({
  important: { id: 'todo.filter.important', defaultMessage: 'Important' },
  completed: { id: 'todo.filter.completed', defaultMessage: 'Completed' },
  deleted: { id: 'todo.filter.deleted', defaultMessage: 'Deleted' },
});

/** Names of the tags. */
export const tagMessages: Readonly<Record<TodoTag, MessageDescriptor>> = defineMessages({
  team: { id: 'todo.tag.team', defaultMessage: 'Team' },
  low: { id: 'todo.tag.low', defaultMessage: 'Low' },
  medium: { id: 'todo.tag.medium', defaultMessage: 'Medium' },
  high: { id: 'todo.tag.high', defaultMessage: 'High' },
  update: { id: 'todo.tag.update', defaultMessage: 'Update' },
});

/** Names of the orders. */
export const sortMessages: Readonly<Record<TodoSort, MessageDescriptor>> = defineMessages({
  latest: { id: 'todo.sort.latest', defaultMessage: 'Latest' },
  'title-asc': { id: 'todo.sort.titleAsc', defaultMessage: 'Title, A to Z' },
  'title-desc': { id: 'todo.sort.titleDesc', defaultMessage: 'Title, Z to A' },
  assignee: { id: 'todo.sort.assignee', defaultMessage: 'Assignee' },
  'due-date': { id: 'todo.sort.dueDate', defaultMessage: 'Due date' },
});

/** Label of a row's checkbox. */
export const completeMessages = defineMessage<{ title: string }>({
  id: 'todo.complete',
  defaultMessage: 'Complete: {title}',
});

/** Number of tasks, for screen readers. */
export const countMessages = defineMessage<{ count: number }>({
  id: 'todo.count',
  defaultMessage: '{count, plural, =0 {No tasks} one {# task} other {# tasks}}',
});
