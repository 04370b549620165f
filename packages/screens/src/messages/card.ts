import { defineMessages } from './define.ts';

/** Labels of a payment card. */
export const cardMessages = defineMessages({
  card: { id: 'screens.card.card', defaultMessage: 'Card' },
  number: { id: 'screens.card.number', defaultMessage: 'Card number' },
  holder: { id: 'screens.card.holder', defaultMessage: 'Name on the card' },
  expires: { id: 'screens.card.expires', defaultMessage: 'Expiry date' },
  expiresHelp: { id: 'screens.card.expiresHelp', defaultMessage: 'Month and year' },
  code: { id: 'screens.card.code', defaultMessage: 'Security code' },
  codeHelp: { id: 'screens.card.codeHelp', defaultMessage: 'On the back of most cards' },
});
