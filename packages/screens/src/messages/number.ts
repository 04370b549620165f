import { defineMessages } from './define.ts';

/** Messages of fields for numbers whose text can't be read or is outside the limits. */
export const numberMessages = defineMessages({
  amount: { id: 'screens.number.amount', defaultMessage: 'Enter an amount, such as {example}.' },
  limits: {
    id: 'screens.number.limits',
    defaultMessage:
      '{limits, select, least {Enter {min} or more.} most {Enter {max} or less.} other {Enter a number from {min} to {max}.}}',
  },
  number: { id: 'screens.number.number', defaultMessage: 'Enter a number, such as {example}.' },
});
