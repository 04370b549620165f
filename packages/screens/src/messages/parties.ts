import { defineMessages } from './define.ts';

/** Messages about parties of a queue or a booking. */
export const partyMessages = defineMessages({
  early: { id: 'screens.party.early', defaultMessage: 'They still have time to arrive.' },
  markNoShow: { id: 'screens.party.markNoShow', defaultMessage: 'Mark as no-show' },
  max: { id: 'screens.party.max', defaultMessage: 'Largest party' },
  min: { id: 'screens.party.min', defaultMessage: 'Smallest party' },
  noShow: { id: 'screens.party.noShow', defaultMessage: 'No-show' },
  openGuestPage: { id: 'screens.party.openGuestPage', defaultMessage: 'Open guest page' },
  phoneHelp: {
    id: 'screens.party.phoneHelp',
    defaultMessage: 'Include the country code, or start with 0.',
  },
});
