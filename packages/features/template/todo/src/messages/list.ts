import type { TodoFilter, TodoSort, TodoTag } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  appMessages,
  fieldMessages,
  taskMessages,
} from '@servery/screens/messages';

/** Messages of the task list. */
export const listMessages = defineMessages({
  title: appMessages.todo,
  add: taskMessages.add,
  places: { id: 'todo.places', defaultMessage: 'Task lists' },
  all: { id: 'todo.all', defaultMessage: 'My tasks' },
  tags: taskMessages.tags,
  filters: fieldMessages.filters,
  close: actionMessages.close,
  search: taskMessages.search,
  clearSearch: actionMessages.clearSearch,
  sort: actionMessages.sortBy,
  tasks: { id: 'todo.tasks', defaultMessage: 'Tasks' },
  important: { id: 'todo.isImportant', defaultMessage: 'important' },
  overdue: taskMessages.overdue,
  loading: { id: 'todo.loading', defaultMessage: 'Loading tasks…' },
  failed: { id: 'todo.failed', defaultMessage: 'Couldn’t load tasks' },
  none: taskMessages.none,
  noneText: { id: 'todo.none.text', defaultMessage: 'Add a task to get started.' },
  noneDeleted: {
    id: 'todo.none.deleted',
    defaultMessage: 'Deleted tasks stay here until you restore them.',
  },
  noResult: taskMessages.noResult,
  noResultText: actionMessages.otherSearch,
  noPlace: { id: 'todo.noPlace', defaultMessage: 'Filter not found' },
  noPlaceText: {
    id: 'todo.noPlace.text',
    defaultMessage: 'Check the address, or choose another filter.',
  },
  toAll: { id: 'todo.noPlace.action', defaultMessage: 'Show my tasks' },
  notDone: { id: 'todo.notDone', defaultMessage: 'Couldn’t change the task' },
  deleted: taskMessages.deleted,
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
  team: taskMessages.team,
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
  assignee: taskMessages.assignee,
  'due-date': { id: 'todo.sort.dueDate', defaultMessage: 'Due date' },
});

/** Label of a row's checkbox. */
export const completeMessages = defineMessage<{ title: string }>({
  id: 'todo.complete',
  defaultMessage: 'Complete: {title}',
});

/** Number of tasks, for screen readers. */
export const countMessages = taskMessages.count;
