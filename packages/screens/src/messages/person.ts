import { defineMessages } from './define.ts';

/** Labels of a person's name, phone and address. */
export const personMessages = defineMessages({
  firstName: { id: 'screens.person.firstName', defaultMessage: 'First name' },
  lastName: { id: 'screens.person.lastName', defaultMessage: 'Last name' },
  mobile: { id: 'screens.person.mobile', defaultMessage: 'Mobile phone' },
  street: { id: 'screens.person.street', defaultMessage: 'Street address' },
  city: { id: 'screens.person.city', defaultMessage: 'City' },
  company: { id: 'screens.person.company', defaultMessage: 'Company' },
  country: { id: 'screens.person.country', defaultMessage: 'Country' },
});
