import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, taskMessages } from '@servery/screens/messages';

type Place = {
  title: string;
  board: string;
  number: number;
  count: number;
};

/** Announcements for a moving card. */
export const placeMessages = {
  lifted: defineMessage<Place>({
    id: 'kanban.move.lifted',
    defaultMessage: '{title} lifted: {number} of {count} on {board}.',
  }),
  moved: defineMessage<Place>({
    id: 'kanban.move.moved',
    defaultMessage: '{number} of {count} on {board}.',
  }),
  dropped: defineMessage<Place>({
    id: 'kanban.move.dropped',
    defaultMessage: '{title} is now {number} of {count} on {board}.',
  }),
  cancelled: defineMessage<Place>({
    id: 'kanban.move.cancelled',
    defaultMessage: 'Move cancelled. {title} is back at {number} of {count} on {board}.',
  }),
};

/** Messages of a card and its menu. */
export const cardMessages = defineMessages({
  hint: {
    id: 'kanban.card.hint',
    defaultMessage:
      'Press Space to lift the card, the arrow keys to move it, Space again to drop it, or Escape to cancel.',
  },
  moveTo: actionMessages.moveTo,
  within: { id: 'kanban.move.within', defaultMessage: 'On this board' },
  first: { id: 'kanban.move.first', defaultMessage: 'Move to top' },
  up: { id: 'kanban.move.up', defaultMessage: 'Move up' },
  down: { id: 'kanban.move.down', defaultMessage: 'Move down' },
  last: { id: 'kanban.move.last', defaultMessage: 'Move to bottom' },
  delete: { id: 'kanban.task.delete', defaultMessage: 'Delete task' },
  overdue: taskMessages.overdue,
  assignees: { id: 'kanban.assignees', defaultMessage: 'Assignees' },
});

/** Label of a card's menu. */
export const cardMenuMessages = defineMessage<{ title: string }>({
  id: 'kanban.card.menu',
  defaultMessage: 'Move {title}',
});

/** Number of order lines of a task. */
export const linesMessages = defineMessage<{ count: number }>({
  id: 'kanban.card.lines',
  defaultMessage: '{count, plural, one {# order item} other {# order items}}',
});

/** Number of comments of a task. */
export const commentsMessages = defineMessage<{ count: number }>({
  id: 'kanban.card.comments',
  defaultMessage: '{count, plural, one {# comment} other {# comments}}',
});

/** Label for the assignees that don't fit on a card. */
export const moreMessages = defineMessage<{ figure: string }>({
  id: 'kanban.assignees.more',
  defaultMessage: '{figure} more',
});
