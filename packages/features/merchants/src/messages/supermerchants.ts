import { defineMessages } from '@servery/screens/define';
import { actionMessages, roleMessages } from '@servery/screens/messages';

/** Messages of the supermerchant who runs a merchant. */
export const supermerchantMessages = defineMessages({
  supermerchant: roleMessages.supermerchant,
  none: {
    id: 'merchants.supermerchant.none',
    defaultMessage: 'No group owner runs this merchant.',
  },
  changeDots: {
    id: 'merchants.supermerchant.changeDots',
    defaultMessage: 'Change group owner…',
  },
  editTitle: {
    id: 'merchants.supermerchant.editTitle',
    defaultMessage: 'Group owner of {name}',
  },
  save: actionMessages.saveChanges,
  help: {
    id: 'merchants.supermerchant.help',
    defaultMessage:
      'Leave blank for none. A group owner you replace or remove loses access immediately.',
  },
  saved: {
    id: 'merchants.supermerchant.saved',
    defaultMessage: 'Group owner of {name} saved',
  },
  failed: {
    id: 'merchants.supermerchant.failed',
    defaultMessage: 'Couldn’t load group owners',
  },
  emptyTitle: {
    id: 'merchants.supermerchant.emptyTitle',
    defaultMessage: 'No group owners yet',
  },
  empty: {
    id: 'merchants.supermerchant.empty',
    defaultMessage: 'Group owners appear here after you create their accounts.',
  },
});

/** Why a supermerchant was refused, where the shared messages don't explain it. */
export const supermerchantErrorMessages = defineMessages({
  'supermerchant_id.unknown': {
    id: 'merchants.supermerchant.left',
    defaultMessage: 'This group owner can’t sign in any more. Choose a different one.',
  },
});
