import { defineMessage, defineMessages } from 'react-intl';
import {
  cardMessages,
  fieldMessages,
  personMessages,
  signInMessages,
} from '@servery/screens/messages';

/** Messages of the registration in steps. */
export const stepsMessages = {
  ...defineMessages({
    account: { id: 'auth.steps.account', defaultMessage: 'Account' },
    accountNote: { id: 'auth.steps.accountNote', defaultMessage: 'Name and password' },
    personal: signInMessages.aboutYou,
    personalNote: { id: 'auth.steps.personalNote', defaultMessage: 'Name and address' },
    billing: { id: 'auth.steps.billing', defaultMessage: 'Plan' },
    billingNote: { id: 'auth.steps.billingNote', defaultMessage: 'Payment details' },
    repeat: { id: 'auth.steps.repeat', defaultMessage: 'Confirm password' },
    firstName: personMessages.firstName,
    lastName: personMessages.lastName,
    phone: personMessages.mobile,
    street: personMessages.street,
    postcode: fieldMessages.postcode,
    city: personMessages.city,
    plan: { id: 'auth.steps.plan', defaultMessage: 'Choose a plan' },
    starter: { id: 'auth.steps.starter', defaultMessage: 'Starter' },
    starterNote: { id: 'auth.steps.starterNote', defaultMessage: '1 outlet, 100 orders a month' },
    service: { id: 'auth.steps.service', defaultMessage: 'Service' },
    serviceNote: {
      id: 'auth.steps.serviceNote',
      defaultMessage: '3 outlets, unlimited orders',
    },
    chain: { id: 'auth.steps.chain', defaultMessage: 'Chain' },
    chainNote: {
      id: 'auth.steps.chainNote',
      defaultMessage: 'Unlimited outlets and phone support',
    },
    free: { id: 'auth.steps.free', defaultMessage: 'Free' },
    monthly: { id: 'auth.steps.monthly', defaultMessage: 'Prices are per month' },
    cardNumber: cardMessages.number,
    cardName: cardMessages.holder,
    expires: cardMessages.expires,
    expiresHelp: cardMessages.expiresHelp,
    cvc: cardMessages.code,
    cvcHelp: cardMessages.codeHelp,
    noCard: {
      id: 'auth.steps.noCard',
      defaultMessage: 'This plan is free, so no card is needed.',
    },
    next: { id: 'auth.steps.next', defaultMessage: 'Next' },
    back: { id: 'auth.steps.back', defaultMessage: 'Back' },
    done: { id: 'auth.steps.done', defaultMessage: 'done' },
    invalid: { id: 'auth.steps.invalid', defaultMessage: 'has errors' },
    summary: {
      id: 'auth.steps.summary',
      defaultMessage: 'What happens when you create the account',
    },
    chargesNothing: { id: 'auth.steps.chargesNothing', defaultMessage: 'You won’t be charged.' },
  }),
  makes: defineMessage<{ name: string; username: string }>({
    id: 'auth.steps.makes',
    defaultMessage: '{name} gets an account with the username {username}.',
  }),
  writes: defineMessage<{ email: string }>({
    id: 'auth.steps.writes',
    defaultMessage: '{email} gets an email to confirm the address.',
  }),
  charges: defineMessage<{ last: string; price: string; day: string }>({
    id: 'auth.steps.charges',
    defaultMessage:
      'The card ending in {last} is charged {price} on {day} and every month after that.',
  }),
  /** Shown before a card is entered. */
  due: defineMessage<{ price: string; day: string }>({
    id: 'auth.steps.due',
    defaultMessage: '{price} is due on {day}, and every month after.',
  }),
  donePlan: defineMessage<{ plan: string; last: string }>({
    id: 'auth.steps.donePlan',
    defaultMessage: 'You’re starting with {plan}, charged to the card ending in {last}.',
  }),
};
