import type { KanbanLabel } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** What the boards say. */
export const boardWords = defineMessages({
  title: { id: 'kanban.title', defaultMessage: 'Kanban' },
  boards: { id: 'kanban.boards', defaultMessage: 'Boards' },
  loading: { id: 'kanban.loading', defaultMessage: 'Loading the boards' },
  failed: { id: 'kanban.failed', defaultMessage: 'The boards could not be loaded' },
  none: { id: 'kanban.none', defaultMessage: 'No boards yet' },
  noneText: {
    id: 'kanban.none.text',
    defaultMessage: 'A board is a step of the work: what is new, what is under way, what is done.',
  },
  noResult: { id: 'kanban.noResult', defaultMessage: 'No task fits' },
  noResultText: { id: 'kanban.noResult.text', defaultMessage: 'Look for less, or for everybody.' },
  clearFilter: { id: 'kanban.filter.clear', defaultMessage: 'Show all tasks' },
  search: { id: 'kanban.search', defaultMessage: 'Search tasks' },
  clearSearch: { id: 'kanban.search.clear', defaultMessage: 'Clear the search' },
  label: { id: 'kanban.filter.label', defaultMessage: 'Label' },
  anyLabel: { id: 'kanban.filter.label.any', defaultMessage: 'Any label' },
  assignee: { id: 'kanban.filter.assignee', defaultMessage: 'Assignee' },
  anybody: { id: 'kanban.filter.assignee.any', defaultMessage: 'Anybody' },
  empty: { id: 'kanban.board.empty', defaultMessage: 'Nothing here' },
  boardTitle: { id: 'kanban.board.title', defaultMessage: 'Board title' },
  rename: { id: 'kanban.board.rename', defaultMessage: 'Rename' },
  clear: { id: 'kanban.board.clear', defaultMessage: 'Clear tasks' },
  delete: { id: 'kanban.board.delete', defaultMessage: 'Delete board' },
  addBoard: { id: 'kanban.board.add', defaultMessage: 'Add board' },
  addTask: { id: 'kanban.task.add', defaultMessage: 'Add task' },
  add: { id: 'kanban.add', defaultMessage: 'Add' },
  cancel: { id: 'kanban.cancel', defaultMessage: 'Cancel' },
  taskTitle: { id: 'kanban.task.title', defaultMessage: 'What is to be done?' },
  missing: { id: 'kanban.missing', defaultMessage: 'Write a title.' },
  tooLong: { id: 'kanban.tooLong', defaultMessage: 'That is too long for a title.' },
  hidden: { id: 'kanban.hidden', defaultMessage: 'Added, but the filter hides it' },
  notDone: { id: 'kanban.notDone', defaultMessage: 'That could not be saved' },
  undo: { id: 'kanban.undo', defaultMessage: 'Undo' },
  cleared: { id: 'kanban.board.cleared', defaultMessage: 'The board is cleared' },
  boardDeleted: { id: 'kanban.board.deleted', defaultMessage: 'The board is deleted' },
  taskDeleted: { id: 'kanban.task.deleted', defaultMessage: 'The task is deleted' },
});

/** What each label is called. */
export const labelWords: Readonly<Record<KanbanLabel, MessageDescriptor>> = defineMessages({
  'Self Pickup': { id: 'kanban.label.selfPickup', defaultMessage: 'Self pickup' },
  Delivery: { id: 'kanban.label.delivery', defaultMessage: 'Delivery' },
  'Required to Update': { id: 'kanban.label.required', defaultMessage: 'Required to update' },
  'Update to Complete': { id: 'kanban.label.complete', defaultMessage: 'Update to complete' },
});

/** How many tasks are shown, read out. */
export const countWords = defineMessage<{ count: number }>({
  id: 'kanban.count',
  defaultMessage: '{count, plural, =0 {No tasks} one {# task} other {# tasks}}',
});

/** How many of a board's tasks are shown, while others are not. */
export const partWords = defineMessage<{ shown: number; count: number }>({
  id: 'kanban.board.part',
  defaultMessage: '{shown, number} of {count, number}',
});

/** What a board's menu is called. */
export const boardMenuWords = defineMessage<{ title: string }>({
  id: 'kanban.board.menu',
  defaultMessage: 'Board {title}',
});
