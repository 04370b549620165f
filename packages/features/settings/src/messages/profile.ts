import type { BusinessKind } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';

/** Messages of the business profile. */
export const profileMessages = defineMessages({
  name: { id: 'settings.profile.name', defaultMessage: 'Business name' },
  kind: { id: 'settings.profile.kind', defaultMessage: 'Type of business' },
  address: fieldMessages.address,
  phone: fieldMessages.phone,
  contact: { id: 'settings.profile.contact', defaultMessage: 'Contact' },
  numbers: { id: 'settings.profile.numbers', defaultMessage: 'Tax numbers' },
  addNumber: { id: 'settings.profile.addNumber', defaultMessage: 'Add tax number' },
  noNumbers: {
    id: 'settings.profile.noNumbers',
    defaultMessage: 'No tax numbers yet. Add the ones your business is registered under.',
  },
  numberRow: { id: 'settings.profile.numberRow', defaultMessage: 'Tax number {place}' },
  label: { id: 'settings.profile.label', defaultMessage: 'Type of number' },
  number: { id: 'settings.profile.number', defaultMessage: 'Number' },
  numberFormat: {
    id: 'settings.profile.numberFormat',
    defaultMessage: 'Use only letters, digits, spaces, dots, slashes and hyphens.',
  },
  labelTaken: {
    id: 'settings.profile.labelTaken',
    defaultMessage: 'Another number already has this type.',
  },
  region: { id: 'settings.profile.region', defaultMessage: 'Region' },
  timeZone: fieldMessages.timeZone,
  currency: fieldMessages.currency,
  currencyFixed: {
    id: 'settings.profile.currencyFixed',
    defaultMessage: 'The currency can’t change after the first order.',
  },
  right: {
    id: 'settings.profile.right',
    defaultMessage: 'To change the profile, you need permission to edit the business profile.',
  },
});

/** The kinds of business. */
export const kindMessages: Readonly<Record<BusinessKind, MessageDescriptor>> = defineMessages({
  restaurant: { id: 'settings.kind.restaurant', defaultMessage: 'Restaurant' },
  cafe: { id: 'settings.kind.cafe', defaultMessage: 'Café' },
  bar: { id: 'settings.kind.bar', defaultMessage: 'Bar' },
  bakery: { id: 'settings.kind.bakery', defaultMessage: 'Bakery' },
  food_court: { id: 'settings.kind.foodCourt', defaultMessage: 'Food court stall' },
  food_truck: { id: 'settings.kind.foodTruck', defaultMessage: 'Food truck' },
  retail: { id: 'settings.kind.retail', defaultMessage: 'Shop' },
  other: { id: 'settings.kind.other', defaultMessage: 'Other' },
});
