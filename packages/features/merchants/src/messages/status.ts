import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';

/** Messages of suspending and activating a merchant. */
export const statusChangeMessages = defineMessages({
  suspendDots: { id: 'merchants.change.suspendDots', defaultMessage: 'Suspend…' },
  activateDots: { id: 'merchants.change.activateDots', defaultMessage: 'Activate…' },
  suspend: { id: 'merchants.change.suspend', defaultMessage: 'Suspend merchant' },
  activate: { id: 'merchants.change.activate', defaultMessage: 'Activate merchant' },
  suspendTitle: { id: 'merchants.change.suspendTitle', defaultMessage: 'Suspend {name}?' },
  activateTitle: { id: 'merchants.change.activateTitle', defaultMessage: 'Activate {name}?' },
  suspendText: {
    id: 'merchants.change.suspendText',
    defaultMessage:
      'Its owner and staff won’t be able to work from their next action on, and guests will find it closed. All data stays, and you can activate it again.',
  },
  activateText: {
    id: 'merchants.change.activateText',
    defaultMessage: 'Its owner and staff can work again, with everything as it was.',
  },
  reason: fieldMessages.reason,
  reasonHelp: {
    id: 'merchants.change.reasonHelp',
    defaultMessage: 'Kept in the audit. The people of the platform can read it.',
  },
  suspended: { id: 'merchants.change.suspended', defaultMessage: '{name} suspended' },
  activated: { id: 'merchants.change.activated', defaultMessage: '{name} activated' },
});
