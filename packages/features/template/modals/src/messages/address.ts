import { defineMessages } from '@servery/screens/define';
import { defineMessage } from 'react-intl';

/** Messages of the dialog that adds an address. */
export const addressMessages = defineMessages({
  title: { id: 'modals.address', defaultMessage: 'Add address' },
  text: {
    id: 'modals.address.text',
    defaultMessage: 'Save where a home or an office receives orders.',
  },
  kind: { id: 'modals.address.kind', defaultMessage: 'Kind of address' },
  home: { id: 'modals.address.home', defaultMessage: 'Home' },
  homeText: { id: 'modals.address.home.text', defaultMessage: 'Deliver at any time' },
  office: { id: 'modals.address.office', defaultMessage: 'Office' },
  officeText: { id: 'modals.address.office.text', defaultMessage: 'Deliver during office hours' },
  isDefault: { id: 'modals.address.isDefault', defaultMessage: 'Use as the default address' },
});

/** Result of adding an address. */
export const addedAddressMessage = defineMessage<{ city: string }>({
  id: 'modals.address.added',
  defaultMessage: 'Address in {city} added',
});
