import { defineMessages } from 'react-intl';

/** What the palette and the list of keys say. */
export const paletteWords = defineMessages({
  title: { id: 'search.palette.title', defaultMessage: 'Places and commands' },
  placeholder: {
    id: 'search.palette.placeholder',
    defaultMessage: 'Go to a place or do something',
  },
  recent: { id: 'search.palette.recent', defaultMessage: 'Lately' },
  back: { id: 'search.palette.back', defaultMessage: 'Back' },
  places: { id: 'search.palette.places', defaultMessage: 'Go to' },
  commands: { id: 'search.palette.commands', defaultMessage: 'Do' },
  nothing: { id: 'search.palette.nothing', defaultMessage: 'Nothing here yet' },
  shortcuts: { id: 'search.shortcuts', defaultMessage: 'Keyboard shortcuts' },
  closeShortcuts: { id: 'search.shortcuts.close', defaultMessage: 'Close' },
  openPalette: { id: 'search.shortcuts.palette', defaultMessage: 'Places and commands' },
  showShortcuts: { id: 'search.shortcuts.this', defaultMessage: 'This list' },
});
