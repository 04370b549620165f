import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

type Place = {
  title: string;
  board: string;
  number: number;
  count: number;
};

/** What is read out while a card moves. */
export const placeWords = {
  lifted: defineMessage<Place>({
    id: 'kanban.move.lifted',
    defaultMessage: '{title} is picked up: {number} of {count} on {board}.',
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
    defaultMessage: '{title} is back: {number} of {count} on {board}.',
  }),
};

/** What a card says of itself. */
export const cardWords = defineMessages({
  hint: {
    id: 'kanban.card.hint',
    defaultMessage:
      'Space picks it up. Then the arrow keys move it, Space puts it down and Escape takes it back.',
  },
  moveTo: { id: 'kanban.move.to', defaultMessage: 'Move to' },
  within: { id: 'kanban.move.within', defaultMessage: 'On this board' },
  first: { id: 'kanban.move.first', defaultMessage: 'To the top' },
  up: { id: 'kanban.move.up', defaultMessage: 'Up' },
  down: { id: 'kanban.move.down', defaultMessage: 'Down' },
  last: { id: 'kanban.move.last', defaultMessage: 'To the bottom' },
  delete: { id: 'kanban.task.delete', defaultMessage: 'Delete task' },
  overdue: { id: 'kanban.overdue', defaultMessage: 'overdue' },
  assignees: { id: 'kanban.assignees', defaultMessage: 'Assignees' },
});

/** What a card's menu is called. */
export const cardMenuWords = defineMessage<{ title: string }>({
  id: 'kanban.card.menu',
  defaultMessage: 'Move {title}',
});

/** How many order lines a task has. */
export const linesWords = defineMessage<{ count: number }>({
  id: 'kanban.card.lines',
  defaultMessage: '{count, plural, one {# order line} other {# order lines}}',
});

/** How many comments a task has. */
export const commentsWords = defineMessage<{ count: number }>({
  id: 'kanban.card.comments',
  defaultMessage: '{count, plural, one {# comment} other {# comments}}',
});

/** The faces that have no room on a card. */
export const moreWords = defineMessage<{ figure: string }>({
  id: 'kanban.assignees.more',
  defaultMessage: '{figure} more',
});
