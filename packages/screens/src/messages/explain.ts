import { defineMessages } from './define.ts';

/** Messages of the derivation of an amount. */
export const explainMessages = defineMessages({
  show: { id: 'screens.explain.show', defaultMessage: 'How {figure} is calculated' },
  sum: { id: 'screens.explain.sum', defaultMessage: 'Sum of:' },
  exact: { id: 'screens.explain.exact', defaultMessage: '{base} × {rate} = {amount}' },
  rounded: {
    id: 'screens.explain.rounded',
    defaultMessage: '{base} × {rate} = {exact}, rounded to {amount}',
  },
  included: {
    id: 'screens.explain.included',
    defaultMessage: '{base} ÷ {whole} × {rate} = {amount}',
  },
  includedRounded: {
    id: 'screens.explain.includedRounded',
    defaultMessage: '{base} ÷ {whole} × {rate} = {exact}, rounded to {amount}',
  },
  fee: { id: 'screens.explain.fee', defaultMessage: 'As quoted for this delivery' },
});
