import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the view of a user. */
export const viewMessages = defineMessages({
  toList: { id: 'users.view.toList', defaultMessage: 'All users' },
  loading: { id: 'users.view.loading', defaultMessage: 'Loading user…' },
  choose: { id: 'users.view.choose', defaultMessage: 'Choose a user' },
  chooseText: {
    id: 'users.view.choose.text',
    defaultMessage: 'Choose one of the users below, or go to the list for the others.',
  },
  firstUsers: { id: 'users.view.first', defaultMessage: 'First users by name' },
  tabs: { id: 'users.view.tabs', defaultMessage: 'Sections of the user' },
  account: { id: 'users.view.account', defaultMessage: 'Account' },
  security: { id: 'users.view.security', defaultMessage: 'Security' },
  billing: { id: 'users.view.billing', defaultMessage: 'Billing and plan' },
  notices: fieldMessages.notifications,
  connections: { id: 'users.view.connections', defaultMessage: 'Connections' },
  suspend: { id: 'users.view.suspend', defaultMessage: 'Suspend' },
  reactivate: { id: 'users.view.reactivate', defaultMessage: 'Lift suspension' },
  suspendText: {
    id: 'users.view.suspend.text',
    defaultMessage: 'This user can’t sign in until you lift the suspension.',
  },
  suspendUser: { id: 'users.view.suspend.confirm', defaultMessage: 'Suspend user' },
  suspendCancelled: {
    id: 'users.view.suspend.cancelled',
    defaultMessage: 'Suspension cancelled. The user keeps access',
  },
  noTwoStep: { id: 'users.view.twoStep.none', defaultMessage: 'Off' },
});

/** Question before a user is suspended. */
export const askSuspendMessage = defineMessage<{ name: string }>({
  id: 'users.view.suspend.ask',
  defaultMessage: 'Suspend {name}?',
});

/** Toast after a user was suspended. */
export const suspendedMessage = defineMessage<{ name: string }>({
  id: 'users.view.suspended',
  defaultMessage: 'User {name} suspended',
});

/** Toast after a suspension was lifted. */
export const reactivatedMessage = defineMessage<{ name: string }>({
  id: 'users.view.reactivated',
  defaultMessage: 'Suspension of {name} lifted',
});

/** Title for an id that no user has. */
export const goneMessage = defineMessage<{ id: number }>({
  id: 'users.view.gone',
  defaultMessage: 'There’s no user with the ID {id}',
});

/** Messages of the plan’s card and its forms. */
export const planViewMessages = defineMessages({
  title: { id: 'users.plan.title', defaultMessage: 'Current plan' },
  change: { id: 'users.plan.change', defaultMessage: 'Change plan' },
  cancel: { id: 'users.plan.cancel', defaultMessage: 'Cancel plan' },
  keep: { id: 'users.plan.keep', defaultMessage: 'Keep plan' },
  askCancel: { id: 'users.plan.cancel.ask', defaultMessage: 'Cancel this plan?' },
  cancelled: { id: 'users.plan.cancelled', defaultMessage: 'Plan cancelled' },
  kept: { id: 'users.plan.kept', defaultMessage: 'Plan kept' },
  changed: { id: 'users.plan.changed', defaultMessage: 'Plan changed' },
  free: { id: 'users.plan.free', defaultMessage: 'Free' },
  days: { id: 'users.plan.days', defaultMessage: 'Days of this period' },
  attention: { id: 'users.plan.attention', defaultMessage: 'This plan needs attention' },
  basicFeatures: {
    id: 'users.plan.basic.features',
    defaultMessage: '100 responses a month and up to 2 subdomains',
  },
  standardFeatures: {
    id: 'users.plan.standard.features',
    defaultMessage: 'Unlimited responses, forms and surveys',
  },
  enterpriseFeatures: {
    id: 'users.plan.enterprise.features',
    defaultMessage: 'Everything in Standard, and 5 GB of file uploads',
  },
});

/** Price of a plan. */
export const perMonthMessage = defineMessage<{ price: string }>({
  id: 'users.plan.perMonth',
  defaultMessage: '{price} a month',
});

/** Progress of a plan’s period. */
export const daysUsedMessage = defineMessage<{ used: number; days: number }>({
  id: 'users.plan.daysUsed',
  defaultMessage: '{used, number} of {days, plural, one {# day} other {# days}}',
});

/** Remaining days of a plan’s period. */
export const daysLeftMessage = defineMessage<{ count: number }>({
  id: 'users.plan.daysLeft',
  defaultMessage:
    '{count, plural, =0 {The period ends today} one {# day remaining} other {# days remaining}}',
});

/** Consequence of cancelling a plan. */
export const cancelTextMessage = defineMessage<{ count: number }>({
  id: 'users.plan.cancel.text',
  defaultMessage:
    '{count, plural, =0 {The plan ends today.} one {The plan ends in # day.} other {The plan ends in # days.}} Until then nothing changes.',
});

/** Shown for a plan that ends with its period. */
export const endsInMessage = defineMessage<{ count: number }>({
  id: 'users.plan.endsIn',
  defaultMessage:
    '{count, plural, =0 {The plan ends today.} one {The plan ends in # day.} other {The plan ends in # days.}} Change the plan to continue.',
});
