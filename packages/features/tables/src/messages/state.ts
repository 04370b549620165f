import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';

/** Names of the states of a table. */
export const stateMessages = defineMessages({
  available: { id: 'tables.state.available', defaultMessage: 'Available' },
  held: { id: 'tables.state.held', defaultMessage: 'Held' },
  occupied: { id: 'tables.state.occupied', defaultMessage: 'Occupied' },
  bill_printed: { id: 'tables.state.bill_printed', defaultMessage: 'Bill printed' },
  cleaning: { id: 'tables.state.cleaning', defaultMessage: 'Cleaning' },
  out_of_service: { id: 'tables.state.out_of_service', defaultMessage: 'Out of service' },
  bill_asked: { id: 'tables.state.bill_asked', defaultMessage: 'Bill requested' },
  help_asked: { id: 'tables.state.help_asked', defaultMessage: 'Needs help' },
  bill_help_asked: {
    id: 'tables.state.bill_help_asked',
    defaultMessage: 'Wants the bill and needs help',
  },
  minutes: fieldMessages.inMinutes,
});
