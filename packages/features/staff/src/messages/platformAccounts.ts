import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  capabilityMessages,
  fieldMessages,
  problemMessages as shared,
} from '@servery/screens/messages';
import { formErrorMessages, formMessages } from './form.ts';
import { staffMessages } from './list.ts';
import { problemMessages } from './problems.ts';

/** Messages of the list of the platform's accounts. */
export const platformAccountsMessages = defineMessages({
  title: { id: 'staff.platform.title', defaultMessage: 'Platform accounts' },
  count: {
    id: 'staff.platform.count',
    defaultMessage: '{count, plural, one {# account} other {# accounts}}',
  },
  add: { id: 'staff.platform.add', defaultMessage: 'Create account…' },
  search: { id: 'staff.platform.search', defaultMessage: 'Search accounts' },
  searchable: {
    id: 'staff.platform.searchable',
    defaultMessage: 'Name, username, email or phone',
  },
  pages: { id: 'staff.platform.pages', defaultMessage: 'Pages of accounts' },
  name: fieldMessages.name,
  role: staffMessages.role,
  merchants: { id: 'staff.platform.merchants', defaultMessage: 'Merchants' },
  allMerchants: fieldMessages.allMerchants,
  contact: staffMessages.contact,
  status: fieldMessages.status,
  actions: actionMessages.actions,
  failed: {
    id: 'staff.platform.failed',
    defaultMessage: 'Couldn’t load the platform accounts',
  },
  refusedTitle: {
    id: 'staff.platform.refusedTitle',
    defaultMessage: 'You don’t have access to platform accounts',
  },
  refused: shared.missingRight,
  right: capabilityMessages['platform.manage'],
  noneTitle: { id: 'staff.platform.noneTitle', defaultMessage: 'No matching accounts' },
  emptyTitle: { id: 'staff.platform.emptyTitle', defaultMessage: 'No accounts yet' },
  empty: {
    id: 'staff.platform.empty',
    defaultMessage: 'Create accounts for agents, group owners and other administrators.',
  },
});

/** Messages of the form of an account of the platform. */
export const platformFormMessages = defineMessages({
  newTitle: { id: 'staff.platform.newTitle', defaultMessage: 'New platform account' },
  editTitle: formMessages.editTitle,
  create: { id: 'staff.platform.create', defaultMessage: 'Create account' },
  save: formMessages.save,
  saved: formMessages.saved,
  role: staffMessages.role,
  admin: {
    id: 'staff.platform.admin',
    defaultMessage: 'Administrators see all merchants and manage the platform.',
  },
  agent: {
    id: 'staff.platform.agent',
    defaultMessage: 'Agents add merchants and support the ones they look after.',
  },
  supermerchant: {
    id: 'staff.platform.supermerchant',
    defaultMessage: 'Group owners run the merchants you assign to them.',
  },
});

/** Messages of problems, with what to do. */
export const platformProblemMessages = defineMessages({
  ...problemMessages,
  forbidden: shared.forbidden,
  last_admin: {
    id: 'staff.platform.lastAdmin',
    defaultMessage:
      'This is the only administrator who can sign in. Create or activate another one first.',
  },
});

/** Why a field was refused, where the shared messages don't explain it. */
export const platformErrorMessages = defineMessages({
  'username.taken': formErrorMessages['username.taken'],
  'username.regex': formErrorMessages['username.regex'],
  no_contact: formErrorMessages.no_contact,
});
