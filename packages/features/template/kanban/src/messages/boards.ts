import type { KanbanLabel } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the boards. */
export const boardMessages = defineMessages({
  title: { id: 'kanban.title', defaultMessage: 'Kanban' },
  boards: { id: 'kanban.boards', defaultMessage: 'Boards' },
  loading: { id: 'kanban.loading', defaultMessage: 'Loading boards…' },
  failed: { id: 'kanban.failed', defaultMessage: 'Couldn’t load boards' },
  none: { id: 'kanban.none', defaultMessage: 'No boards yet' },
  noneText: {
    id: 'kanban.none.text',
    defaultMessage: 'Each board is a stage of work, such as new, in progress or done.',
  },
  noResult: { id: 'kanban.noResult', defaultMessage: 'No matching tasks' },
  noResultText: { id: 'kanban.noResult.text', defaultMessage: 'Try fewer filters.' },
  clearFilter: { id: 'kanban.filter.clear', defaultMessage: 'Show all tasks' },
  search: { id: 'kanban.search', defaultMessage: 'Search tasks' },
  clearSearch: actionMessages.clearSearch,
  label: { id: 'kanban.filter.label', defaultMessage: 'Label' },
  anyLabel: { id: 'kanban.filter.label.any', defaultMessage: 'Any label' },
  assignee: { id: 'kanban.filter.assignee', defaultMessage: 'Assignee' },
  anybody: { id: 'kanban.filter.assignee.any', defaultMessage: 'Anyone' },
  empty: { id: 'kanban.board.empty', defaultMessage: 'No tasks' },
  boardTitle: { id: 'kanban.board.title', defaultMessage: 'Board title' },
  rename: { id: 'kanban.board.rename', defaultMessage: 'Rename' },
  clear: { id: 'kanban.board.clear', defaultMessage: 'Clear tasks' },
  delete: { id: 'kanban.board.delete', defaultMessage: 'Delete board' },
  addBoard: { id: 'kanban.board.add', defaultMessage: 'Add board' },
  addTask: { id: 'kanban.task.add', defaultMessage: 'Add task' },
  add: { id: 'kanban.add', defaultMessage: 'Add' },
  cancel: actionMessages.cancel,
  taskTitle: { id: 'kanban.task.title', defaultMessage: 'Task title' },
  missing: { id: 'kanban.missing', defaultMessage: 'Enter a title.' },
  tooLong: { id: 'kanban.tooLong', defaultMessage: 'The title is too long.' },
  hidden: { id: 'kanban.hidden', defaultMessage: 'Task added, but hidden by the filters' },
  notDone: { id: 'kanban.notDone', defaultMessage: 'Couldn’t save the change' },
  undo: actionMessages.undo,
  cleared: { id: 'kanban.board.cleared', defaultMessage: 'Board cleared' },
  boardDeleted: { id: 'kanban.board.deleted', defaultMessage: 'Board deleted' },
  taskDeleted: { id: 'kanban.task.deleted', defaultMessage: 'Task deleted' },
});

/** Names of the labels. */
export const labelMessages: Readonly<Record<KanbanLabel, MessageDescriptor>> = defineMessages({
  'Self Pickup': { id: 'kanban.label.selfPickup', defaultMessage: 'Self pickup' },
  Delivery: fieldMessages.delivery,
  'Required to Update': { id: 'kanban.label.required', defaultMessage: 'Required to update' },
  'Update to Complete': { id: 'kanban.label.complete', defaultMessage: 'Update to complete' },
});

/** Number of visible tasks, for screen readers. */
export const countMessages = defineMessage<{ count: number }>({
  id: 'kanban.count',
  defaultMessage: '{count, plural, =0 {No tasks} one {# task} other {# tasks}}',
});

/** Number of visible tasks of a board while a filter hides others. */
export const partMessages = defineMessage<{ shown: number; count: number }>({
  id: 'kanban.board.part',
  defaultMessage: '{shown, number} of {count, number}',
});

/** Label of a board's menu. */
export const boardMenuMessages = defineMessage<{ title: string }>({
  id: 'kanban.board.menu',
  defaultMessage: 'Actions for board {title}',
});
