import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  cardMessages,
  fieldMessages,
  personMessages,
} from '@servery/screens/messages';
import { defineMessage } from 'react-intl';
import { formMessages } from './form.ts';

/** Messages of the tab “Billing and plan”. */
export const billingViewMessages = defineMessages({
  cards: { id: 'users.cards', defaultMessage: 'Payment methods' },
  addCard: { id: 'users.cards.add', defaultMessage: 'Add card' },
  editCard: { id: 'users.cards.edit', defaultMessage: 'Edit card' },
  deleteCard: { id: 'users.cards.delete', defaultMessage: 'Delete card' },
  deleteText: {
    id: 'users.cards.delete.text',
    defaultMessage: 'This card can’t be charged anymore. You can’t undo this.',
  },
  saved: { id: 'users.cards.saved', defaultMessage: 'Card saved' },
  deleted: { id: 'users.cards.deleted', defaultMessage: 'Card deleted' },
  noCards: { id: 'users.cards.none', defaultMessage: 'No cards yet' },
  noCardsText: {
    id: 'users.cards.none.text',
    defaultMessage: 'Add a card to pay for the plan automatically.',
  },
  primary: { id: 'users.cards.primary', defaultMessage: 'Primary' },
  isPrimary: { id: 'users.cards.isPrimary', defaultMessage: 'Use as the primary card' },
  number: cardMessages.number,
  holder: { id: 'users.cards.holder', defaultMessage: 'Name on card' },
  expires: cardMessages.expires,
  expiresText: { id: 'users.cards.expires.text', defaultMessage: 'Month and year, such as 04/31' },
  address: { id: 'users.address', defaultMessage: 'Billing address' },
  noAddress: { id: 'users.address.none', defaultMessage: 'No billing address yet' },
  editAddress: { id: 'users.address.edit', defaultMessage: 'Edit address' },
  addressSaved: { id: 'users.address.saved', defaultMessage: 'Address saved' },
  save: actionMessages.saveChanges,
});

/** Labels of the fields of a billing address, in order. */
export const addressMessages = defineMessages({
  street: { id: 'users.address.street', defaultMessage: 'Street' },
  city: personMessages.city,
  postcode: fieldMessages.postcode,
  country: formMessages.country,
  taxId: { id: 'users.address.taxId', defaultMessage: 'Tax ID' },
});

/** Errors of the card’s fields. */
export const cardErrorMessages = defineMessages({
  'card.number.check': {
    id: 'users.cards.number.invalid',
    defaultMessage: 'This card number isn’t valid. Check it and try again.',
  },
  'card.number.regex': {
    id: 'users.cards.number.invalid',
    defaultMessage: 'This card number isn’t valid. Check it and try again.',
  },
  'card.expires.regex': {
    id: 'users.cards.expires.invalid',
    defaultMessage: 'Enter a month and a year, such as 04/31.',
  },
});

/** Name of a card by its brand and last digits. */
export const cardNameMessage = defineMessage<{ brand: string; last4: string }>({
  id: 'users.cards.name',
  defaultMessage: '{brand} ending in {last4}',
});

/** Name of a card whose brand isn’t known. */
export const plainCardNameMessage = defineMessage<{ last4: string }>({
  id: 'users.cards.plainName',
  defaultMessage: 'Card ending in {last4}',
});

/** When a card expires. */
export const expiresMessage = defineMessage<{ date: string }>({
  id: 'users.cards.expiresOn',
  defaultMessage: 'Expires {date}',
});
