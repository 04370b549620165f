import { defineMessages } from '@servery/screens/define';

/** Why a field of a queue was refused, where the shared messages don't explain it. */
export const fieldMessages = defineMessages({
  taken: { id: 'queue.field.taken', defaultMessage: 'Another queue already uses this.' },
  order: { id: 'queue.field.order', defaultMessage: 'This can’t be less than the smallest party.' },
  size: { id: 'queue.field.size', defaultMessage: 'This queue is for a different party size.' },
});
