import { defineMessages } from '@servery/screens/define';
import { defineMessage } from 'react-intl';

/** Messages of the dialog that adds a card. */
export const addCardMessages = defineMessages({
  title: { id: 'modals.card', defaultMessage: 'Add card' },
  text: {
    id: 'modals.card.text',
    defaultMessage: 'Save a payment card. Its brand appears as you type.',
  },
});

/** Errors of the card’s fields. */
export const cardErrorMessages = defineMessages({
  'number.*': { id: 'modals.card.number.invalid', defaultMessage: 'Check the card number.' },
  'expires.*': {
    id: 'modals.card.expires.invalid',
    defaultMessage: 'Enter the month and year on the card, such as 04/29.',
  },
  'code.*': { id: 'modals.card.code.invalid', defaultMessage: 'Enter 3 or 4 digits.' },
});

/** Result of adding a card. */
export const addedCardMessage = defineMessage<{ last: string }>({
  id: 'modals.card.added',
  defaultMessage: 'Card ending in {last} added',
});
