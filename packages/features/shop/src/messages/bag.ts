import { defineMessages } from './define.ts';

/** What the bag is called; apart from its cart's words, which come when it opens. */
export const bagWords = defineMessages({
  open: {
    id: 'shop.bag.open',
    defaultMessage: '{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}',
  },
});
