import { defineMessages } from './define.ts';

/** What is said of a dish. */
export const dishWords = defineMessages({
  soldOut: { id: 'guest.dish.soldOut', defaultMessage: 'Sold out' },
  notNow: { id: 'guest.dish.notNow', defaultMessage: 'Not at this hour' },
  againAt: { id: 'guest.dish.againAt', defaultMessage: 'Again from {time}' },
  quickAdd: { id: 'guest.dish.quickAdd', defaultMessage: 'Add {name}' },
  inCart: { id: 'guest.dish.inCart', defaultMessage: '{count} in the cart' },
  added: { id: 'guest.dish.added', defaultMessage: '{name} is in the cart' },
  add: { id: 'guest.dish.add', defaultMessage: 'Add · {amount}' },
  note: { id: 'guest.dish.note', defaultMessage: 'Wishes for the kitchen' },
  noteHelp: { id: 'guest.dish.noteHelp', defaultMessage: 'Allergies: tell the staff too.' },
  fewer: { id: 'guest.dish.fewer', defaultMessage: 'One {name} less' },
  more: { id: 'guest.dish.more', defaultMessage: 'One {name} more' },
  chooseOne: { id: 'guest.dish.chooseOne', defaultMessage: 'Choose one' },
  chooseExactly: { id: 'guest.dish.chooseExactly', defaultMessage: 'Choose {min}' },
  chooseUpTo: { id: 'guest.dish.chooseUpTo', defaultMessage: 'Choose up to {max}, or none' },
  chooseBetween: { id: 'guest.dish.chooseBetween', defaultMessage: 'Choose {min} to {max}' },
  missing: { id: 'guest.dish.missing', defaultMessage: 'Choose here first.' },
});
