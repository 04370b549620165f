import { defineMessages } from '@servery/screens/define';
import { appMessages } from '@servery/screens/messages';

/** Messages of the licence page. */
export const licenceMessages = defineMessages({
  title: appMessages.licence,
  text: {
    id: 'developer.licence.text',
    defaultMessage: 'Compare what you can do with the template under each licence.',
  },
  compare: { id: 'developer.licence.compare', defaultMessage: 'Licences compared' },
  use: { id: 'developer.licence.use', defaultMessage: 'Use' },
  included: { id: 'developer.licence.included', defaultMessage: 'Included' },
  excluded: { id: 'developer.licence.excluded', defaultMessage: 'Not included' },
  regular: { id: 'developer.licence.regular', defaultMessage: 'Regular licence' },
  regularText: {
    id: 'developer.licence.regular.text',
    defaultMessage:
      'For one website or app that people use for free, made for yourself or for one client. You can change the template as you like.',
  },
  extended: { id: 'developer.licence.extended', defaultMessage: 'Extended licence' },
  extendedText: {
    id: 'developer.licence.extended.text',
    defaultMessage:
      'For one website or app that people pay to use, such as a subscription. Everything in the regular licence is included.',
  },
  product: { id: 'developer.licence.product', defaultMessage: 'One website or app' },
  productText: {
    id: 'developer.licence.product.text',
    defaultMessage:
      'One product with one name, on any number of domains and devices. Another product needs its own licence.',
  },
  custom: { id: 'developer.licence.custom', defaultMessage: 'Need a custom licence?' },
  customText: {
    id: 'developer.licence.custom.text',
    defaultMessage: 'For several products, resale or other terms, send us an email.',
  },
  contact: { id: 'developer.licence.contact', defaultMessage: 'Email us' },
});

/** The uses that the licences are compared by. */
export const licenceUseMessages = defineMessages({
  own: { id: 'developer.licence.own', defaultMessage: 'A website or app of your own' },
  client: { id: 'developer.licence.client', defaultMessage: 'A website or app for one client' },
  changes: { id: 'developer.licence.changes', defaultMessage: 'Changes to design and code' },
  updates: { id: 'developer.licence.updates', defaultMessage: 'Free updates' },
  paid: { id: 'developer.licence.paid', defaultMessage: 'People pay to use it' },
  resale: { id: 'developer.licence.resale', defaultMessage: 'Resale of the template itself' },
});
