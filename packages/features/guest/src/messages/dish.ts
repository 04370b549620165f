import { defineMessages } from '@servery/screens/define';
import { orderMessages } from '@servery/screens/messages';

/** Messages of a dish. */
export const dishMessages = defineMessages({
  soldOut: orderMessages.soldOut,
  notNow: { id: 'guest.dish.notNow', defaultMessage: 'Not available now' },
  removed: { id: 'guest.dish.removed', defaultMessage: 'No longer on the menu' },
  againAt: orderMessages.availableFrom,
  quickAdd: { id: 'guest.dish.quickAdd', defaultMessage: 'Add {name}' },
  inCart: { id: 'guest.dish.inCart', defaultMessage: '{count} in the cart' },
  added: { id: 'guest.dish.added', defaultMessage: '{name} added to the cart' },
  add: orderMessages.addFor,
  note: { id: 'guest.dish.note', defaultMessage: 'Requests for the kitchen' },
  noteHelp: {
    id: 'guest.dish.noteHelp',
    defaultMessage: 'If you have an allergy, tell the staff too.',
  },
  fewer: orderMessages.removeOne,
  more: orderMessages.addOne,
  chooseOne: { id: 'guest.dish.chooseOne', defaultMessage: 'Choose one' },
  chooseExactly: { id: 'guest.dish.chooseExactly', defaultMessage: 'Choose {min}' },
  chooseUpTo: { id: 'guest.dish.chooseUpTo', defaultMessage: 'Choose up to {max} (optional)' },
  chooseBetween: { id: 'guest.dish.chooseBetween', defaultMessage: 'Choose {min} to {max}' },
  missing: { id: 'guest.dish.missing', defaultMessage: 'Choose an option here first.' },
});
