import { defineMessage, defineMessages } from 'react-intl';

/** What a list whose rows can be moved says. */
export const sortableMessages = defineMessages({
  hint: {
    id: 'words.sortable.hint',
    defaultMessage: 'Space lifts it and drops it, arrows carry it, Escape puts it back.',
  },
  up: { id: 'words.sortable.up', defaultMessage: 'Up' },
  down: { id: 'words.sortable.down', defaultMessage: 'Down' },
});

/** Names a row's handle. */
export const handleMessage = defineMessage<{ name: string }>({
  id: 'words.sortable.handle',
  defaultMessage: 'Move {name}',
});

type Place = Record<'name', string> & Record<'number' | 'count', number>;

/** Read out while a row is moved. */
export const placeMessages = {
  lifted: defineMessage<Place>({
    id: 'words.sortable.lifted',
    defaultMessage: '{name} is lifted, {number} of {count}',
  }),
  moved: defineMessage<Place>({
    id: 'words.sortable.moved',
    defaultMessage: '{name} would be {number} of {count}',
  }),
  dropped: defineMessage<Place>({
    id: 'words.sortable.dropped',
    defaultMessage: '{name} is now {number} of {count}',
  }),
  cancelled: defineMessage<Place>({
    id: 'words.sortable.cancelled',
    defaultMessage: '{name} is back, {number} of {count}',
  }),
};
