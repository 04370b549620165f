import { defineMessages } from './define.ts';

/** Why a field was refused, in words. */
export const fieldWords = defineMessages({
  required: { id: 'reservations.field.required', defaultMessage: 'This is required.' },
  min_length: { id: 'reservations.field.min_length', defaultMessage: 'This is too short.' },
  order: { id: 'reservations.field.order', defaultMessage: 'These do not follow each other.' },
  taken: { id: 'reservations.field.taken', defaultMessage: 'Another one has this already.' },
  other: { id: 'reservations.field.other', defaultMessage: 'This is not right.' },
});
