import { defineMessages } from 'react-intl';

/** What the page about access says. */
export const accessWords = defineMessages({
  title: { id: 'auth.access.title', defaultMessage: 'Access control' },
  lead: {
    id: 'auth.access.lead',
    defaultMessage: 'What a page shows follows from the role of who looks at it.',
  },
  everybody: { id: 'auth.access.everybody', defaultMessage: 'For everybody' },
  everybodyText: {
    id: 'auth.access.everybodyText',
    defaultMessage: 'Every role that may open the page sees this card.',
  },
  analysts: { id: 'auth.access.analysts', defaultMessage: 'For who may read analytics' },
  analystsText: {
    id: 'auth.access.analystsText',
    defaultMessage: 'Only a role with the right to read analytics sees this card.',
  },
  both: {
    id: 'auth.access.both',
    defaultMessage: 'Your role may read analytics, so you see both cards.',
  },
  one: {
    id: 'auth.access.one',
    defaultMessage: 'Your role may not read analytics, so the second card is left out.',
  },
});
