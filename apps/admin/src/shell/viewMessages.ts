import { defineMessages } from '@servery/screens/define';

/** Messages of the bar above a merchant that a person views. */
export const viewMessages = defineMessages({
  label: { id: 'admin.view.label', defaultMessage: 'Merchant view' },
  viewing: {
    id: 'admin.view.viewing',
    defaultMessage: 'You’re viewing {merchant}. You can’t change anything.',
  },
  stop: { id: 'admin.view.stop', defaultMessage: 'Stop viewing' },
});
