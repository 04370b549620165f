import { defineMessages } from '@servery/screens/define';

/** Why a field of a table was refused, where the shared messages don't explain it. */
export const fieldMessages = defineMessages({
  taken: {
    id: 'tables.field.taken',
    defaultMessage: 'Another table in this section already has this name.',
  },
  below_min: {
    id: 'tables.field.below_min',
    defaultMessage: 'This can’t be less than the minimum number of guests.',
  },
});
