import { defineMessages } from '@servery/screens/define';

/** Messages of a dish. */
export const dishMessages = defineMessages({
  soldOut: { id: 'guest.dish.soldOut', defaultMessage: 'Sold out' },
  notNow: { id: 'guest.dish.notNow', defaultMessage: 'Not available now' },
  againAt: { id: 'guest.dish.againAt', defaultMessage: 'Available from {time}' },
  quickAdd: { id: 'guest.dish.quickAdd', defaultMessage: 'Add {name}' },
  inCart: { id: 'guest.dish.inCart', defaultMessage: '{count} in the cart' },
  added: { id: 'guest.dish.added', defaultMessage: '{name} added to the cart' },
  add: { id: 'guest.dish.add', defaultMessage: 'Add · {amount}' },
  note: { id: 'guest.dish.note', defaultMessage: 'Requests for the kitchen' },
  noteHelp: {
    id: 'guest.dish.noteHelp',
    defaultMessage: 'If you have an allergy, tell the staff too.',
  },
  fewer: { id: 'guest.dish.fewer', defaultMessage: 'Remove one {name}' },
  more: { id: 'guest.dish.more', defaultMessage: 'Add one more {name}' },
  chooseOne: { id: 'guest.dish.chooseOne', defaultMessage: 'Choose one' },
  chooseExactly: { id: 'guest.dish.chooseExactly', defaultMessage: 'Choose {min}' },
  chooseUpTo: { id: 'guest.dish.chooseUpTo', defaultMessage: 'Choose up to {max} (optional)' },
  chooseBetween: { id: 'guest.dish.chooseBetween', defaultMessage: 'Choose {min} to {max}' },
  missing: { id: 'guest.dish.missing', defaultMessage: 'Choose an option here first.' },
});
