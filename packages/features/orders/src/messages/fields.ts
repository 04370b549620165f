import { defineMessages } from '@servery/screens/define';
import { fieldErrorMessages, problemMessages } from '@servery/screens/messages';

/** Errors of fields that the shared messages don't cover, and those of checks in the forms. */
export const fieldMessages = defineMessages({
  required: problemMessages.required,
  chooseReason: problemMessages.reasonMissing,
  tooShort: { id: 'orders.field.tooShort', defaultMessage: 'Enter at least 2 characters.' },
  address: { id: 'orders.field.address', defaultMessage: 'Enter the street, number and city.' },
  phone: fieldErrorMessages.phone,
  too_little: {
    id: 'orders.field.too_little',
    defaultMessage: 'The amount received is less than the amount to pay.',
  },
  too_much: {
    id: 'orders.field.too_much',
    defaultMessage: 'Check the amount: the change would be more than the largest note.',
  },
  no_change: { id: 'orders.field.no_change', defaultMessage: 'You can only give change for cash.' },
  one_of: {
    id: 'orders.field.one_of',
    defaultMessage: 'Enter either a percentage or an amount.',
  },
  inactive: { id: 'orders.field.inactive', defaultMessage: 'This member is inactive.' },
  empty_order: {
    id: 'orders.field.empty_order',
    defaultMessage: 'This is the last item. Void the whole order instead.',
  },
  'lines.nothing': {
    id: 'orders.field.nothingPaid',
    defaultMessage: 'Choose items that were paid for.',
  },
  too_few: { id: 'orders.field.too_few', defaultMessage: 'Choose more options.' },
  too_many: { id: 'orders.field.too_many', defaultMessage: 'Choose fewer options.' },
});
