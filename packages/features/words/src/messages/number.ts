import { defineMessages } from './define.ts';

/** Messages of fields for numbers whose text can't be read. */
export const numberMessages = defineMessages({
  amount: { id: 'words.number.amount', defaultMessage: 'Enter an amount, such as {example}.' },
  number: { id: 'words.number.number', defaultMessage: 'Enter a number, such as {example}.' },
});
