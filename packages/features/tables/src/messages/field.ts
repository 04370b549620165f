import { defineMessages } from './define.ts';

/** Why a field was refused, in words. */
export const fieldWords = defineMessages({
  taken: {
    id: 'tables.field.taken',
    defaultMessage: 'Another table of this section has this name.',
  },
  below_min: {
    id: 'tables.field.below_min',
    defaultMessage: 'This is less than the fewest guests.',
  },
  min_length: { id: 'tables.field.min_length', defaultMessage: 'This is required.' },
  other: { id: 'tables.field.other', defaultMessage: 'This is not right.' },
});
