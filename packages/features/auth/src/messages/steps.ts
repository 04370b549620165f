import { defineMessage, defineMessages } from 'react-intl';

/** What making an account in steps says. */
export const stepsWords = {
  ...defineMessages({
    account: { id: 'auth.steps.account', defaultMessage: 'Account' },
    accountNote: { id: 'auth.steps.accountNote', defaultMessage: 'Name and password' },
    personal: { id: 'auth.steps.personal', defaultMessage: 'About you' },
    personalNote: { id: 'auth.steps.personalNote', defaultMessage: 'Who and where' },
    billing: { id: 'auth.steps.billing', defaultMessage: 'Plan' },
    billingNote: { id: 'auth.steps.billingNote', defaultMessage: 'And what pays for it' },
    repeat: { id: 'auth.steps.repeat', defaultMessage: 'Password once more' },
    firstName: { id: 'auth.steps.firstName', defaultMessage: 'First name' },
    lastName: { id: 'auth.steps.lastName', defaultMessage: 'Last name' },
    phone: { id: 'auth.steps.phone', defaultMessage: 'Mobile phone' },
    street: { id: 'auth.steps.street', defaultMessage: 'Street and number' },
    postcode: { id: 'auth.steps.postcode', defaultMessage: 'Postcode' },
    city: { id: 'auth.steps.city', defaultMessage: 'City' },
    plan: { id: 'auth.steps.plan', defaultMessage: 'Which plan?' },
    starter: { id: 'auth.steps.starter', defaultMessage: 'Starter' },
    starterNote: { id: 'auth.steps.starterNote', defaultMessage: 'One outlet, 100 orders a month' },
    service: { id: 'auth.steps.service', defaultMessage: 'Service' },
    serviceNote: {
      id: 'auth.steps.serviceNote',
      defaultMessage: 'Three outlets, any number of orders',
    },
    chain: { id: 'auth.steps.chain', defaultMessage: 'Chain' },
    chainNote: {
      id: 'auth.steps.chainNote',
      defaultMessage: 'Any number of outlets, and somebody to call',
    },
    free: { id: 'auth.steps.free', defaultMessage: 'Free' },
    monthly: { id: 'auth.steps.monthly', defaultMessage: 'Prices are for a month' },
    cardNumber: { id: 'auth.steps.cardNumber', defaultMessage: 'Card number' },
    cardName: { id: 'auth.steps.cardName', defaultMessage: 'Name on the card' },
    expires: { id: 'auth.steps.expires', defaultMessage: 'Good until' },
    expiresHelp: { id: 'auth.steps.expiresHelp', defaultMessage: 'Month and year' },
    cvc: { id: 'auth.steps.cvc', defaultMessage: 'Security code' },
    cvcHelp: { id: 'auth.steps.cvcHelp', defaultMessage: 'On the back of most cards' },
    noCard: {
      id: 'auth.steps.noCard',
      defaultMessage: 'This plan costs nothing, so no card is asked for.',
    },
    next: { id: 'auth.steps.next', defaultMessage: 'Next' },
    back: { id: 'auth.steps.back', defaultMessage: 'Back' },
    done: { id: 'auth.steps.done', defaultMessage: 'done' },
    invalid: { id: 'auth.steps.invalid', defaultMessage: 'has errors' },
    summary: {
      id: 'auth.steps.summary',
      defaultMessage: 'What happens when you create the account',
    },
    chargesNothing: { id: 'auth.steps.chargesNothing', defaultMessage: 'Nothing is charged.' },
  }),
  makes: defineMessage<{ name: string; username: string }>({
    id: 'auth.steps.makes',
    defaultMessage: '{name} gets an account as {username}.',
  }),
  writes: defineMessage<{ email: string }>({
    id: 'auth.steps.writes',
    defaultMessage: '{email} gets a message to confirm the address.',
  }),
  charges: defineMessage<{ last: string; price: string; day: string }>({
    id: 'auth.steps.charges',
    defaultMessage: 'The card ending in {last} pays {price} on {day}, and every month after.',
  }),
  donePlan: defineMessage<{ plan: string; last: string }>({
    id: 'auth.steps.donePlan',
    defaultMessage: 'You begin with {plan}. The card ending in {last} pays for it.',
  }),
};
