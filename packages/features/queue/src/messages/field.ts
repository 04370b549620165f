import { defineMessages } from './define.ts';

/** Why a field was refused, in words. */
export const fieldWords = defineMessages({
  taken: { id: 'queue.field.taken', defaultMessage: 'Another queue has this already.' },
  order: { id: 'queue.field.order', defaultMessage: 'This is less than the smallest party.' },
  size: { id: 'queue.field.size', defaultMessage: 'This queue is for parties of another size.' },
  required: { id: 'queue.field.required', defaultMessage: 'This is required.' },
  min_length: { id: 'queue.field.min_length', defaultMessage: 'This is too short.' },
  other: { id: 'queue.field.other', defaultMessage: 'This is not right.' },
});
