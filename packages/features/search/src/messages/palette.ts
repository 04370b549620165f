import { defineMessages } from 'react-intl';
import { boardMessages } from '@servery/screens/messages';

/** Messages of the palette and the list of shortcuts. */
export const paletteMessages = defineMessages({
  title: { id: 'search.palette.title', defaultMessage: 'Pages and commands' },
  placeholder: {
    id: 'search.palette.placeholder',
    defaultMessage: 'Go to a page or run a command',
  },
  recent: { id: 'search.palette.recent', defaultMessage: 'Recent' },
  places: { id: 'search.palette.places', defaultMessage: 'Go to' },
  commands: { id: 'search.palette.commands', defaultMessage: 'Commands' },
  nothing: { id: 'search.palette.nothing', defaultMessage: 'Nothing here yet' },
  shortcuts: boardMessages.shortcuts,
  openPalette: { id: 'search.shortcuts.palette', defaultMessage: 'Pages and commands' },
  showShortcuts: boardMessages.showShortcuts,
});
