import { defineMessages } from '@servery/screens/define';
import { actionMessages, boardMessages as shared } from '@servery/screens/messages';

/** The keyboard shortcuts of the board. */
export const shortcutMessages = defineMessages({
  title: shared.shortcuts,
  move: { id: 'orders.board.keys.move', defaultMessage: 'Move between tickets and lanes' },
  open: { id: 'orders.board.keys.open', defaultMessage: 'Open order' },
  next: { id: 'orders.board.keys.next', defaultMessage: 'Take the next action' },
  search: actionMessages.search,
  mute: shared.toggleSound,
  acknowledge: {
    id: 'orders.board.keys.acknowledge',
    defaultMessage: 'Silence the alert for new orders',
  },
  help: shared.showShortcuts,
});
