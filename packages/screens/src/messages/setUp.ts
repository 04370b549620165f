import type { GuideStepName } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** The name of each step of the set-up. */
export const setUpStepMessages: Record<GuideStepName, MessageDescriptor> = defineMessages({
  profile: { id: 'screens.setUp.profile', defaultMessage: 'Business details' },
  hours: { id: 'screens.setUp.hours', defaultMessage: 'Opening hours' },
  taxes: { id: 'screens.setUp.taxes', defaultMessage: 'Taxes and service charge' },
  payments: { id: 'screens.setUp.payments', defaultMessage: 'Payment options' },
  tables: { id: 'screens.setUp.tables', defaultMessage: 'Tables' },
  menu: { id: 'screens.setUp.menu', defaultMessage: 'Menu' },
  documents: { id: 'screens.setUp.documents', defaultMessage: 'Documents' },
  printers: { id: 'screens.setUp.printers', defaultMessage: 'Printers' },
});
