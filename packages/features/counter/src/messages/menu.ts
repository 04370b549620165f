import { defineMessages } from '@servery/screens/define';

/** Messages of the actions of the new order. */
export const menuMessages = defineMessages({
  park: { id: 'counter.menu.park', defaultMessage: 'Park order' },
  clear: { id: 'counter.menu.clear', defaultMessage: 'Clear order' },
  display: { id: 'counter.menu.display', defaultMessage: 'Open guest display' },
});
