import { defineMessages } from '@servery/screens/define';
import { defineMessage } from 'react-intl';

/** Messages of the pricing page. */
export const pricingMessages = defineMessages({
  title: { id: 'pricing.title', defaultMessage: 'Choose your plan' },
  text: {
    id: 'pricing.text',
    defaultMessage: 'Start for free, and change your plan whenever your restaurant needs more.',
  },
  billing: { id: 'pricing.billing', defaultMessage: 'Billing period' },
  monthly: { id: 'pricing.monthly', defaultMessage: 'Monthly' },
  yearly: { id: 'pricing.yearly', defaultMessage: 'Yearly' },
  loading: { id: 'pricing.loading', defaultMessage: 'Loading plans…' },
  failed: { id: 'pricing.failed', defaultMessage: 'Couldn’t load plans' },
  none: { id: 'pricing.none', defaultMessage: 'No plans yet' },
  noneText: { id: 'pricing.noneText', defaultMessage: 'Check again later.' },
  plans: { id: 'pricing.plans', defaultMessage: 'Plans' },
  /** After a price. */
  perMonth: { id: 'pricing.perMonth', defaultMessage: 'per month' },
  popular: { id: 'pricing.popular', defaultMessage: 'Popular' },
  current: { id: 'pricing.current', defaultMessage: 'Your current plan' },
  toMonthly: { id: 'pricing.toMonthly', defaultMessage: 'Switch to monthly billing' },
  toYearly: { id: 'pricing.toYearly', defaultMessage: 'Switch to yearly billing' },
  askMonthly: { id: 'pricing.askMonthly', defaultMessage: 'Switch to monthly billing?' },
  askYearly: { id: 'pricing.askYearly', defaultMessage: 'Switch to yearly billing?' },
  free: { id: 'pricing.free', defaultMessage: 'You won’t be charged from today.' },
  questions: { id: 'pricing.questions', defaultMessage: 'Questions about plans' },
});

/** Messages of the free trial. */
export const trialMessages = defineMessages({
  title: { id: 'pricing.trial.title', defaultMessage: 'Not sure yet?' },
  text: {
    id: 'pricing.trial.text',
    defaultMessage: 'Try everything in Enterprise for 14 days. It’s free, and no card is needed.',
  },
  start: { id: 'pricing.trial.start', defaultMessage: 'Start free trial' },
  started: { id: 'pricing.trial.started', defaultMessage: 'Free trial started' },
});

/** When the free trial ends. */
export const trialEndsMessage = defineMessage<{ day: string }>({
  id: 'pricing.trial.ends',
  defaultMessage: 'Your free trial ends on {day}',
});

/** The largest saving of yearly billing, a percentage. */
export const savingMessage = defineMessage<{ percent: string }>({
  id: 'pricing.saving',
  defaultMessage: 'Save up to {percent} with yearly billing',
});

/** The price of a year, below the price per month. */
export const yearlyTotalMessage = defineMessage<{ price: string }>({
  id: 'pricing.yearlyTotal',
  defaultMessage: '{price} billed once a year',
});

/** Buttons that change the plan, and the questions before it. */
export const changeMessages = {
  upgrade: defineMessage<{ name: string }>({
    id: 'pricing.upgrade',
    defaultMessage: 'Upgrade to {name}',
  }),
  downgrade: defineMessage<{ name: string }>({
    id: 'pricing.downgrade',
    defaultMessage: 'Switch to {name}',
  }),
  askUpgrade: defineMessage<{ name: string }>({
    id: 'pricing.askUpgrade',
    defaultMessage: 'Upgrade to {name}?',
  }),
  askDowngrade: defineMessage<{ name: string }>({
    id: 'pricing.askDowngrade',
    defaultMessage: 'Switch to {name}?',
  }),
  chargedMonthly: defineMessage<{ price: string }>({
    id: 'pricing.chargedMonthly',
    defaultMessage: 'You’ll be charged {price} every month from today.',
  }),
  chargedYearly: defineMessage<{ price: string }>({
    id: 'pricing.chargedYearly',
    defaultMessage: 'You’ll be charged {price} every year from today.',
  }),
  changed: defineMessage<{ name: string }>({
    id: 'pricing.changed',
    defaultMessage: 'Plan changed to {name}',
  }),
};
