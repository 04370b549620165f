import { defineMessages } from '@servery/screens/define';
import { moreMessages } from './more.ts';

/** Messages of the platform's settings. */
export const platformMessages = defineMessages({
  title: moreMessages.platform,
  failed: { id: 'settings.platform.failed', defaultMessage: 'Couldn’t load the platform settings' },
  right: {
    id: 'settings.platform.right',
    defaultMessage: 'You need permission to manage the platform.',
  },
  contact: { id: 'settings.platform.contact', defaultMessage: 'Support contact' },
  contactHelp: {
    id: 'settings.platform.contactHelp',
    defaultMessage: 'Merchants see this contact in their set-up guide.',
  },
  name: { id: 'settings.platform.name', defaultMessage: 'Platform name' },
  email: { id: 'settings.platform.email', defaultMessage: 'Support email' },
  phone: { id: 'settings.platform.phone', defaultMessage: 'Support phone' },
  business: { id: 'settings.platform.business', defaultMessage: 'New businesses' },
  businessHelp: {
    id: 'settings.platform.businessHelp',
    defaultMessage: 'New businesses start with these values and can change them.',
  },
  chargeRate: { id: 'settings.platform.chargeRate', defaultMessage: 'Service charge rate' },
  changed: { id: 'settings.platform.changed', defaultMessage: 'Last changed on {time} by {name}' },
});
