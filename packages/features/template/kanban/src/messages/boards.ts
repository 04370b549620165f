import type { KanbanLabel } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  appMessages,
  fieldMessages,
  taskMessages,
} from '@servery/screens/messages';

/** Messages of the boards. */
export const boardMessages = defineMessages({
  title: appMessages.kanban,
  boards: { id: 'kanban.boards', defaultMessage: 'Boards' },
  loading: { id: 'kanban.loading', defaultMessage: 'Loading boards…' },
  failed: { id: 'kanban.failed', defaultMessage: 'Couldn’t load boards' },
  none: { id: 'kanban.none', defaultMessage: 'No boards yet' },
  noneText: {
    id: 'kanban.none.text',
    defaultMessage: 'Each board is a stage of work, such as new, in progress or done.',
  },
  noResult: taskMessages.noResult,
  noResultText: { id: 'kanban.noResult.text', defaultMessage: 'Try fewer filters.' },
  clearFilter: { id: 'kanban.filter.clear', defaultMessage: 'Show all tasks' },
  search: taskMessages.search,
  clearSearch: actionMessages.clearSearch,
  label: { id: 'kanban.filter.label', defaultMessage: 'Label' },
  anyLabel: { id: 'kanban.filter.label.any', defaultMessage: 'Any label' },
  assignee: taskMessages.assignee,
  anybody: { id: 'kanban.filter.assignee.any', defaultMessage: 'Anyone' },
  empty: taskMessages.none,
  boardTitle: { id: 'kanban.board.title', defaultMessage: 'Board title' },
  rename: { id: 'kanban.board.rename', defaultMessage: 'Rename' },
  clear: { id: 'kanban.board.clear', defaultMessage: 'Clear tasks' },
  delete: { id: 'kanban.board.delete', defaultMessage: 'Delete board' },
  addBoard: { id: 'kanban.board.add', defaultMessage: 'Add board' },
  addTask: taskMessages.add,
  add: actionMessages.add,
  cancel: actionMessages.cancel,
  taskTitle: { id: 'kanban.task.title', defaultMessage: 'Task title' },
  missing: taskMessages.titleMissing,
  tooLong: { id: 'kanban.tooLong', defaultMessage: 'The title is too long.' },
  hidden: { id: 'kanban.hidden', defaultMessage: 'Task added, but hidden by the filters' },
  notDone: { id: 'kanban.notDone', defaultMessage: 'Couldn’t save the change' },
  undo: actionMessages.undo,
  cleared: { id: 'kanban.board.cleared', defaultMessage: 'Board cleared' },
  boardDeleted: { id: 'kanban.board.deleted', defaultMessage: 'Board deleted' },
  taskDeleted: taskMessages.deleted,
});

/** Names of the labels. */
export const labelMessages: Readonly<Record<KanbanLabel, MessageDescriptor>> = defineMessages({
  'Self Pickup': { id: 'kanban.label.selfPickup', defaultMessage: 'Self pickup' },
  Delivery: fieldMessages.delivery,
  'Required to Update': { id: 'kanban.label.required', defaultMessage: 'Required to update' },
  'Update to Complete': { id: 'kanban.label.complete', defaultMessage: 'Update to complete' },
});

/** Number of visible tasks, for screen readers. */
export const countMessages = taskMessages.count;

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
