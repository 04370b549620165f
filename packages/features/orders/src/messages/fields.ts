import { defineMessages } from './define.ts';

/** Why a field was refused, by the code that a refusal carries, and what the forms say themselves. */
export const fieldWords = defineMessages({
  required: { id: 'orders.field.required', defaultMessage: 'Fill this in.' },
  chooseReason: { id: 'orders.field.chooseReason', defaultMessage: 'Choose a reason.' },
  tooShort: { id: 'orders.field.tooShort', defaultMessage: 'Write at least two characters.' },
  address: { id: 'orders.field.address', defaultMessage: 'Write the street, number and place.' },
  phone: { id: 'orders.field.phone', defaultMessage: 'Use the form +60123456789.' },
  regex: { id: 'orders.field.regex', defaultMessage: 'This does not have the right form.' },
  min_length: { id: 'orders.field.min_length', defaultMessage: 'This is too short.' },
  max_length: { id: 'orders.field.max_length', defaultMessage: 'This is too long.' },
  min_value: { id: 'orders.field.min_value', defaultMessage: 'This is too little.' },
  max_value: { id: 'orders.field.max_value', defaultMessage: 'This is too much.' },
  too_little: {
    id: 'orders.field.too_little',
    defaultMessage: 'This is less than what it should pay.',
  },
  no_change: { id: 'orders.field.no_change', defaultMessage: 'Only cash gives change.' },
  one_of: {
    id: 'orders.field.one_of',
    defaultMessage: 'Give either a percentage or an amount.',
  },
  unknown: { id: 'orders.field.unknown', defaultMessage: 'This is no longer there.' },
  inactive: { id: 'orders.field.inactive', defaultMessage: 'This member is not active.' },
  empty_order: {
    id: 'orders.field.empty_order',
    defaultMessage: 'Void the whole order instead of its last line.',
  },
  too_few: { id: 'orders.field.too_few', defaultMessage: 'Choose more options.' },
  too_many: { id: 'orders.field.too_many', defaultMessage: 'Choose fewer options.' },
});
