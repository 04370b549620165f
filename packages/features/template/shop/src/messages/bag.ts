import { defineMessages } from '@servery/screens/define';

/** Label of the cart button; separate from the cart's messages, which are loaded on demand. */
export const bagMessages = defineMessages({
  open: {
    id: 'shop.bag.open',
    defaultMessage: '{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}',
  },
});
