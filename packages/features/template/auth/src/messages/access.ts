import { defineMessages } from 'react-intl';
import { appMessages } from '@servery/screens/messages';

/** Messages of the access control page. */
export const accessMessages = defineMessages({
  title: appMessages.access,
  lead: {
    id: 'auth.access.lead',
    defaultMessage: 'What you see on a page depends on your role.',
  },
  everybody: { id: 'auth.access.everybody', defaultMessage: 'Visible to everyone' },
  everybodyText: {
    id: 'auth.access.everybodyText',
    defaultMessage: 'Every role that can open this page sees this card.',
  },
  analysts: { id: 'auth.access.analysts', defaultMessage: 'Visible with analytics access' },
  analystsText: {
    id: 'auth.access.analystsText',
    defaultMessage: 'Only roles with permission to view analytics see this card.',
  },
  open: { id: 'auth.access.open', defaultMessage: 'Open the page for analysts' },
  pageText: {
    id: 'auth.access.pageText',
    defaultMessage: 'You can open this page because your role can view analytics.',
  },
  both: {
    id: 'auth.access.both',
    defaultMessage: 'Your role can view analytics, so you see both cards.',
  },
  one: {
    id: 'auth.access.one',
    defaultMessage: 'Your role can’t view analytics, so the second card is hidden.',
  },
});
