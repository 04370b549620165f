import { defineMessages } from './define.ts';

/** Messages of the derivation of an amount. */
export const explainMessages = defineMessages({
  show: { id: 'screens.explain.show', defaultMessage: 'How {figure} is calculated' },
  sum: { id: 'screens.explain.sum', defaultMessage: 'Sum of:' },
});
