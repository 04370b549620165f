import type { TodoFilter, TodoSort, TodoTag } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** What the list of tasks says. */
export const listWords = defineMessages({
  title: { id: 'todo.title', defaultMessage: 'To-do' },
  add: { id: 'todo.add', defaultMessage: 'Add task' },
  places: { id: 'todo.places', defaultMessage: 'Tasks to show' },
  all: { id: 'todo.all', defaultMessage: 'My tasks' },
  tags: { id: 'todo.tags', defaultMessage: 'Tags' },
  filters: { id: 'todo.filters', defaultMessage: 'Filters' },
  close: { id: 'todo.close', defaultMessage: 'Close' },
  search: { id: 'todo.search', defaultMessage: 'Search tasks' },
  clearSearch: { id: 'todo.search.clear', defaultMessage: 'Clear the search' },
  sort: { id: 'todo.sort', defaultMessage: 'Order' },
  tasks: { id: 'todo.tasks', defaultMessage: 'Tasks' },
  important: { id: 'todo.isImportant', defaultMessage: 'important' },
  overdue: { id: 'todo.overdue', defaultMessage: 'overdue' },
  loading: { id: 'todo.loading', defaultMessage: 'Loading the tasks' },
  failed: { id: 'todo.failed', defaultMessage: 'The tasks could not be loaded' },
  none: { id: 'todo.none', defaultMessage: 'Nothing to do here' },
  noneText: { id: 'todo.none.text', defaultMessage: 'What has to be done is written down here.' },
  noneDeleted: {
    id: 'todo.none.deleted',
    defaultMessage: 'Deleted tasks stay here, and can come back.',
  },
  noResult: { id: 'todo.noResult', defaultMessage: 'No task fits' },
  noResultText: { id: 'todo.noResult.text', defaultMessage: 'Try another word.' },
  notDone: { id: 'todo.notDone', defaultMessage: 'The task could not be changed' },
  deleted: { id: 'todo.deleted', defaultMessage: 'The task is deleted' },
  undo: { id: 'todo.undo', defaultMessage: 'Undo' },
});

/** What each filter is called. */
export const filterWords: Readonly<Record<TodoFilter, MessageDescriptor>> = defineMessages({
  important: { id: 'todo.filter.important', defaultMessage: 'Important' },
  completed: { id: 'todo.filter.completed', defaultMessage: 'Completed' },
  deleted: { id: 'todo.filter.deleted', defaultMessage: 'Deleted' },
});

/** What each tag is called. */
export const tagWords: Readonly<Record<TodoTag, MessageDescriptor>> = defineMessages({
  team: { id: 'todo.tag.team', defaultMessage: 'Team' },
  low: { id: 'todo.tag.low', defaultMessage: 'Low' },
  medium: { id: 'todo.tag.medium', defaultMessage: 'Medium' },
  high: { id: 'todo.tag.high', defaultMessage: 'High' },
  update: { id: 'todo.tag.update', defaultMessage: 'Update' },
});

/** What each order is called. */
export const sortWords: Readonly<Record<TodoSort, MessageDescriptor>> = defineMessages({
  latest: { id: 'todo.sort.latest', defaultMessage: 'Latest' },
  'title-asc': { id: 'todo.sort.titleAsc', defaultMessage: 'Title, A to Z' },
  'title-desc': { id: 'todo.sort.titleDesc', defaultMessage: 'Title, Z to A' },
  assignee: { id: 'todo.sort.assignee', defaultMessage: 'Assignee' },
  'due-date': { id: 'todo.sort.dueDate', defaultMessage: 'Due date' },
});

/** Names a row's checkbox. */
export const completeWords = defineMessage<{ title: string }>({
  id: 'todo.complete',
  defaultMessage: 'Completed: {title}',
});

/** How many tasks there are, read out. */
export const countWords = defineMessage<{ count: number }>({
  id: 'todo.count',
  defaultMessage: '{count, plural, =0 {No tasks} one {# task} other {# tasks}}',
});
