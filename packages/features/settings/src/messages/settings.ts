import { defineMessages } from '@servery/screens/define';
import { actionMessages, orderMessages, setUpStepMessages } from '@servery/screens/messages';

/** Messages of the screen and of all its sections. */
export const settingsMessages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Store settings' },
  search: { id: 'settings.search', defaultMessage: 'Search settings' },
  sections: { id: 'settings.sections', defaultMessage: 'Settings sections' },
  back: { id: 'settings.back', defaultMessage: 'All settings' },
  failed: { id: 'settings.failed', defaultMessage: 'Couldn’t load the settings' },
  none: { id: 'settings.none', defaultMessage: 'No matching settings' },
  noneText: actionMessages.otherSearch,
  clear: actionMessages.clearSearch,
  saved: { id: 'settings.saved', defaultMessage: 'Settings saved' },
  readOnly: {
    id: 'settings.readOnly',
    defaultMessage:
      'You can view these settings. To change them, you need permission to edit settings.',
  },
  changedTitle: {
    id: 'settings.changedTitle',
    defaultMessage: 'Someone else has changed these settings',
  },
  changed: {
    id: 'settings.changed',
    defaultMessage: 'Discard your changes to see the latest version.',
  },
  more: { id: 'settings.more', defaultMessage: 'More settings' },
  guests: { id: 'settings.guests', defaultMessage: 'guests' },
});

/** The titles of the sections, by their names. */
export const sectionMessages = defineMessages({
  state: { id: 'settings.section.state', defaultMessage: 'Opening status' },
  profile: { id: 'settings.section.profile', defaultMessage: 'Business profile' },
  hours: setUpStepMessages.hours,
  service_charge: orderMessages.serviceCharge,
  tax_classes: { id: 'settings.section.taxes', defaultMessage: 'Taxes' },
  trading: { id: 'settings.section.trading', defaultMessage: 'Trading day' },
  brand: { id: 'settings.section.brand', defaultMessage: 'Brand' },
  payout: { id: 'settings.section.payout', defaultMessage: 'Payout account' },
  history: { id: 'settings.section.history', defaultMessage: 'Change history' },
});

/** What the sections have, by their names. */
export const aboutMessages = defineMessages({
  state: { id: 'settings.about.state', defaultMessage: 'Open, close or pause the store' },
  profile: { id: 'settings.about.profile', defaultMessage: 'Name, address and tax numbers' },
  hours: { id: 'settings.about.hours', defaultMessage: 'Weekly hours and holidays' },
  service_charge: { id: 'settings.about.charge', defaultMessage: 'Rate and order methods' },
  tax_classes: { id: 'settings.about.taxes', defaultMessage: 'Rates, and when they apply' },
  trading: { id: 'settings.about.trading', defaultMessage: 'Day start and order numbers' },
  brand: { id: 'settings.about.brand', defaultMessage: 'Colour, pictures and popup for guests' },
  payout: { id: 'settings.about.payout', defaultMessage: 'Bank account for payouts' },
  history: { id: 'settings.about.history', defaultMessage: 'Who changed what, and when' },
});
