import { defineMessages } from '@servery/screens/define';
import { defineMessage } from 'react-intl';

/** Messages of the dialog that changes the plan. */
export const planMessages = defineMessages({
  title: { id: 'modals.plan', defaultMessage: 'Choose a plan' },
  text: { id: 'modals.plan.text', defaultMessage: 'Compare prices and change how you pay.' },
  billing: { id: 'modals.plan.billing', defaultMessage: 'Payment' },
  monthly: { id: 'modals.plan.monthly', defaultMessage: 'Every month' },
  yearly: { id: 'modals.plan.yearly', defaultMessage: 'Every year' },
  plan: { id: 'modals.plan.plan', defaultMessage: 'Plan' },
  perMonth: { id: 'modals.plan.perMonth', defaultMessage: 'Prices per month' },
  current: { id: 'modals.plan.current', defaultMessage: 'Your plan' },
  change: { id: 'modals.plan.change', defaultMessage: 'Change plan' },
});

/** The price of a year, below the price per month. */
export const billedYearlyMessage = defineMessage<{ price: string }>({
  id: 'modals.plan.billedYearly',
  defaultMessage: '{price} billed every year',
});

/** Toast after the plan was changed. */
export const changedPlanMessage = defineMessage<{ name: string }>({
  id: 'modals.plan.changed',
  defaultMessage: 'Plan {name} chosen',
});
