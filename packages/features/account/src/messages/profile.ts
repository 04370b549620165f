import { defineMessage, defineMessages } from 'react-intl';
import { fieldMessages, signInMessages } from '@servery/screens/messages';

/** Messages of the profile. */
export const profileMessages = {
  ...defineMessages({
    username: signInMessages.username,
    outlets: fieldMessages.outlets,
    noOutlets: { id: 'account.profile.noOutlets', defaultMessage: 'None yet' },
    person: signInMessages.aboutYou,
    rights: { id: 'account.profile.rights', defaultMessage: 'Your permissions' },
  }),
  discount: defineMessage<{ rate: string }>({
    id: 'account.profile.discount',
    defaultMessage: 'Give discounts up to {rate}',
  }),
};
