import { defineMessages } from '@servery/screens/define';
import { actionMessages, appMessages, signInMessages } from '@servery/screens/messages';

/** Messages of the actions on a staff account. */
export const accountMessages = defineMessages({
  edit: actionMessages.edit,
  rights: appMessages.permissions,
  deactivate: { id: 'staff.account.deactivate', defaultMessage: 'Deactivate' },
  deactivateAsk: { id: 'staff.account.deactivateAsk', defaultMessage: 'Deactivate {name}?' },
  deactivateText: {
    id: 'staff.account.deactivateText',
    defaultMessage:
      'This person will be signed out on every device immediately. Their history stays, and you can activate the account again.',
  },
  deactivated: { id: 'staff.account.deactivated', defaultMessage: '{name} deactivated' },
  activate: { id: 'staff.account.activate', defaultMessage: 'Activate' },
  activated: { id: 'staff.account.activated', defaultMessage: '{name} activated' },
  reset: { id: 'staff.account.reset', defaultMessage: 'Reset password' },
  resetAsk: { id: 'staff.account.resetAsk', defaultMessage: 'Reset the password of {name}?' },
  resetText: {
    id: 'staff.account.resetText',
    defaultMessage:
      'Their current password will stop working, and they’ll be signed out on every device. You’ll get a link with which they set a new one.',
  },
  resetPin: { id: 'staff.account.resetPin', defaultMessage: 'Reset PIN' },
  resetPinDots: { id: 'staff.account.resetPinDots', defaultMessage: 'Reset PIN…' },
  resetPinAsk: { id: 'staff.account.resetPinAsk', defaultMessage: 'Reset the PIN of {name}?' },
  resetPinText: {
    id: 'staff.account.resetPinText',
    defaultMessage:
      'The PIN will stop working on shared devices and for approvals. They can set a new one in their account settings.',
  },
  pinReset: { id: 'staff.account.pinReset', defaultMessage: 'PIN of {name} reset' },
  renew: signInMessages.renew,
  renewAsk: signInMessages.renewAsk,
  renewText: signInMessages.renewText,
  own: { id: 'staff.account.own', defaultMessage: 'This is your own account.' },
  beyond: {
    id: 'staff.account.beyond',
    defaultMessage: 'This person has permissions that you don’t have.',
  },
});
