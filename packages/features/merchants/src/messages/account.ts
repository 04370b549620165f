import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  fieldMessages,
  setUpStepMessages,
  signInMessages,
} from '@servery/screens/messages';
import { merchantsMessages } from './list.ts';

/** Messages of the account of a merchant. */
export const accountMessages = defineMessages({
  failed: { id: 'merchants.account.failed', defaultMessage: 'Couldn’t load this merchant' },
  missing: { id: 'merchants.account.missing', defaultMessage: 'Merchant not found' },
  business: { id: 'merchants.account.business', defaultMessage: 'Business' },
  group: { id: 'merchants.account.group', defaultMessage: 'Group' },
  agents: { id: 'merchants.account.agents', defaultMessage: 'Agents' },
  timeZone: fieldMessages.timeZone,
  joined: merchantsMessages.joined,
  owner: merchantsMessages.owner,
  noOwner: { id: 'merchants.account.noOwner', defaultMessage: 'This merchant has no owner.' },
  name: fieldMessages.name,
  username: signInMessages.username,
  email: fieldMessages.email,
  phone: fieldMessages.phone,
  signIn: { id: 'merchants.account.signIn', defaultMessage: 'Sign-in' },
  signInActive: { id: 'merchants.account.signInActive', defaultMessage: 'Can sign in' },
  signInInvited: {
    id: 'merchants.account.signInInvited',
    defaultMessage: 'Invited until {date}',
  },
  signInExpired: {
    id: 'merchants.account.signInExpired',
    defaultMessage: 'Invitation expired on {date}',
  },
  renew: signInMessages.renew,
  renewAsk: signInMessages.renewAsk,
  renewText: signInMessages.renewText,
  signInInactive: { id: 'merchants.account.signInInactive', defaultMessage: 'Deactivated' },
  setUp: merchantsMessages.setUp,
  missingSteps: {
    id: 'merchants.account.missingSteps',
    defaultMessage: 'Needed before it can go live',
  },
  openSteps: { id: 'merchants.account.openSteps', defaultMessage: 'Still open, but optional' },
  nothingMissing: {
    id: 'merchants.account.nothingMissing',
    defaultMessage: 'Nothing is missing.',
  },
  documents: setUpStepMessages.documents,
  suspendedTitle: {
    id: 'merchants.account.suspendedTitle',
    defaultMessage: 'Suspended on {date} by {name}',
  },
  edit: actionMessages.edit,
});
