import type { PersonRule } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import { appMessages, fieldMessages, orderMessages } from '@servery/screens/messages';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { staffMessages } from './list.ts';

/** Messages of the permissions of a person. */
export const rightsMessages = {
  ...defineMessages({
    back: staffMessages.title,
    tab: appMessages.permissions,
    seen: { id: 'staff.rights.seen', defaultMessage: 'See what this person sees' },
    failed: { id: 'staff.rights.failed', defaultMessage: 'Couldn’t load permissions' },
    missing: { id: 'staff.rights.missing', defaultMessage: 'Person not found' },
    intro: {
      id: 'staff.rights.intro',
      defaultMessage:
        'The role decides, unless you choose something else for this person. Changes apply from their next action.',
    },
    own: {
      id: 'staff.rights.own',
      defaultMessage: 'You can’t change your own permissions.',
    },
    beyond: {
      id: 'staff.rights.beyond',
      defaultMessage:
        'This person has permissions that you don’t have, so you can’t change theirs.',
    },
    inactive: {
      id: 'staff.rights.inactive',
      defaultMessage: 'This account is inactive. The permissions apply once it’s active again.',
    },
    permission: { id: 'staff.rights.permission', defaultMessage: 'Permission' },
    byRole: { id: 'staff.rights.byRole', defaultMessage: 'By role' },
    forPerson: { id: 'staff.rights.forPerson', defaultMessage: 'For this person' },
    result: { id: 'staff.rights.result', defaultMessage: 'Result' },
    decidedBy: { id: 'staff.rights.decidedBy', defaultMessage: 'Decided by' },
    asRole: { id: 'staff.rights.asRole', defaultMessage: 'As the role' },
    lacking: { id: 'staff.rights.lacking', defaultMessage: 'You don’t have this permission.' },
    discount: {
      id: 'staff.rights.discount',
      defaultMessage: 'Discounts without approval up to',
    },
    draft: {
      id: 'staff.rights.draft',
      defaultMessage: 'This includes your changes, which aren’t saved yet.',
    },
    pages: { id: 'staff.rights.pages', defaultMessage: 'Pages in the menu' },
    noPages: { id: 'staff.rights.noPages', defaultMessage: 'No pages' },
  }),
  title: defineMessage<{ name: string }>({
    id: 'staff.rights.title',
    defaultMessage: 'Permissions of {name}',
  }),
  saved: defineMessage<{ name: string }>({
    id: 'staff.rights.saved',
    defaultMessage: 'Permissions of {name} saved',
  }),
  choose: defineMessage<{ permission: string }>({
    id: 'staff.rights.choose',
    defaultMessage: '{permission}: for this person',
  }),
  discountHelp: defineMessage<{ rate: string }>({
    id: 'staff.rights.discountHelp',
    defaultMessage: 'Leave blank to use the limit of the role, {rate}.',
  }),
  discountSeen: defineMessage<{ rate: string }>({
    id: 'staff.rights.discountSeen',
    defaultMessage: 'Discounts up to {rate} need no approval.',
  }),
};

/** The rules that decide a permission. */
export const ruleMessages: Readonly<Record<PersonRule, MessageDescriptor>> = defineMessages({
  override: { id: 'staff.rule.override', defaultMessage: 'Set for this person' },
  template: { id: 'staff.rule.template', defaultMessage: 'Template of the role' },
  role: staffMessages.role,
});

/** The groups of permissions. */
export const groupMessages = defineMessages({
  orders: orderMessages.orders,
  payments: { id: 'staff.group.payments', defaultMessage: 'Payments and cash' },
  floor: { id: 'staff.group.floor', defaultMessage: 'Tables, queues and members' },
  menu: { id: 'staff.group.menu', defaultMessage: 'Menu and kitchen' },
  business: { id: 'staff.group.business', defaultMessage: 'Business and settings' },
  people: fieldMessages.people,
});
