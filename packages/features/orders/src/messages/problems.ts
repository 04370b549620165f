import type { ProblemCode } from '@servery/api';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What went wrong and what to do about it, in words. */
export const problemWords: Record<ProblemCode, MessageDescriptor> = defineMessages({
  storeClosed: {
    id: 'orders.problem.storeClosed',
    defaultMessage: 'This store is closed, please try again later.',
  },
  sessionExpired: {
    id: 'orders.problem.sessionExpired',
    defaultMessage: 'Your session has expired. Please log in again.',
  },
  wrongCredentials: {
    id: 'orders.problem.wrongCredentials',
    defaultMessage: 'The name or the password is wrong.',
  },
  wrongPassword: {
    id: 'orders.problem.wrongPassword',
    defaultMessage: 'This is not your current password.',
  },
  forbidden: {
    id: 'orders.problem.forbidden',
    defaultMessage: 'You are not allowed to do this. Ask someone who is.',
  },
  approvalRequired: {
    id: 'orders.problem.approvalRequired',
    defaultMessage: 'This needs an approval by PIN. Nothing has changed yet.',
  },
  badSignature: {
    id: 'orders.problem.badSignature',
    defaultMessage: 'The request could not be verified. Sign in again.',
  },
  notFound: { id: 'orders.problem.notFound', defaultMessage: 'This is no longer there.' },
  methodNotAllowed: {
    id: 'orders.problem.methodNotAllowed',
    defaultMessage: 'The server does not know this action. Reload the page.',
  },
  conflict: {
    id: 'orders.problem.conflict',
    defaultMessage: 'Someone else changed this order meanwhile. Look at it, then try again.',
  },
  previewStale: {
    id: 'orders.problem.previewStale',
    defaultMessage: 'The bill has changed since this preview. Look at the new one.',
  },
  inFlight: {
    id: 'orders.problem.inFlight',
    defaultMessage: 'This is already being done. Wait a moment.',
  },
  outdated: {
    id: 'orders.problem.outdated',
    defaultMessage: 'A newer version is needed. Reload the page.',
  },
  tooLarge: { id: 'orders.problem.tooLarge', defaultMessage: 'This is too much at once.' },
  invalid: { id: 'orders.problem.invalid', defaultMessage: 'Something is not filled in right.' },
  notAllowedNow: {
    id: 'orders.problem.notAllowedNow',
    defaultMessage: 'The order has moved on: this is no longer possible.',
  },
  hasPayments: {
    id: 'orders.problem.hasPayments',
    defaultMessage: 'Money was taken that cannot be reversed here. Cancel the order instead.',
  },
  notPaid: { id: 'orders.problem.notPaid', defaultMessage: 'The order is not paid in full yet.' },
  amountTooHigh: {
    id: 'orders.problem.amountTooHigh',
    defaultMessage: 'This is more than what is left to pay.',
  },
  balanceTooLow: {
    id: 'orders.problem.balanceTooLow',
    defaultMessage: 'The member’s wallet holds less than that.',
  },
  cannotCombine: {
    id: 'orders.problem.cannotCombine',
    defaultMessage: 'These orders cannot be combined.',
  },
  cannotUncombine: {
    id: 'orders.problem.cannotUncombine',
    defaultMessage: 'This combining can’t be undone.',
  },
  cannotSplit: {
    id: 'orders.problem.cannotSplit',
    defaultMessage: 'This bill can’t be split.',
  },
  quoteExpired: {
    id: 'orders.problem.quoteExpired',
    defaultMessage: 'The delivery quote ran out. Ask for a new one.',
  },
  outOfRange: {
    id: 'orders.problem.outOfRange',
    defaultMessage: 'There is no delivery to this postcode.',
  },
  itemUnavailable: {
    id: 'orders.problem.itemUnavailable',
    defaultMessage: 'An item has just run out.',
  },
  tooLate: { id: 'orders.problem.tooLate', defaultMessage: 'Too late to undo this.' },
  keyReused: {
    id: 'orders.problem.keyReused',
    defaultMessage: 'This was sent before with other content. Try again.',
  },
  wrongPin: { id: 'orders.problem.wrongPin', defaultMessage: 'This PIN is wrong.' },
  locked: { id: 'orders.problem.locked', defaultMessage: 'Too many wrong PINs. Try again later.' },
  throttled: {
    id: 'orders.problem.throttled',
    defaultMessage: 'Too many attempts, please try again later.',
  },
  crashed: {
    id: 'orders.problem.crashed',
    defaultMessage:
      'Oops! Something went wrong unexpectedly. Please contact support for assistance.',
  },
  maintenance: {
    id: 'orders.problem.maintenance',
    defaultMessage: 'Servery is being serviced and will be back soon.',
  },
  offline: {
    id: 'orders.problem.offline',
    defaultMessage: 'No answer from the server. Check the connection and try again.',
  },
});

/** Why orders do not belong together, by the `why` that a refusal to combine carries. */
export const combineWords: Record<string, MessageDescriptor> = defineMessages({
  same: {
    id: 'orders.problem.combine.same',
    defaultMessage: 'Choose at least two different orders.',
  },
  closed: {
    id: 'orders.problem.combine.closed',
    defaultMessage: 'Order {number} is already closed.',
  },
  merchant: {
    id: 'orders.problem.combine.merchant',
    defaultMessage: 'Order {number} belongs to another merchant.',
  },
  day: {
    id: 'orders.problem.combine.day',
    defaultMessage: 'Order {number} is of another business date.',
  },
  tax: {
    id: 'orders.problem.combine.tax',
    defaultMessage: 'Order {number} is taxed by other rules.',
  },
  payment: {
    id: 'orders.problem.combine.payment',
    defaultMessage: 'Order {number} has a payment under way.',
  },
  bill: {
    id: 'orders.problem.combine.bill',
    defaultMessage: 'The bill of order {number} is already printed.',
  },
  bill_too_large: {
    id: 'orders.problem.combine.bill_too_large',
    defaultMessage: 'The combined bill would be too large. Keep these orders separate.',
  },
  too_many_lines: {
    id: 'orders.problem.combine.too_many_lines',
    defaultMessage: 'The combined order would have too many items. Keep these orders separate.',
  },
});

/** Why combining cannot be undone, by the `why` of the problem. */
export const uncombineProblemWords: Record<string, MessageDescriptor> = defineMessages({
  closed: {
    id: 'orders.problem.uncombine.closed',
    defaultMessage: 'Order {number} is closed, so its combining can’t be undone.',
  },
  nothing: {
    id: 'orders.problem.uncombine.nothing',
    defaultMessage: 'No orders are combined into order {number}.',
  },
  paid: {
    id: 'orders.problem.uncombine.paid',
    defaultMessage: 'Order {number} has payments, so its combining can’t be undone.',
  },
  moved: {
    id: 'orders.problem.uncombine.moved',
    defaultMessage: 'Order {number} was split since it was combined. Combine those bills first.',
  },
});

/** Why a bill cannot be split, by the `why` of the problem. */
export const splitProblemWords: Record<string, MessageDescriptor> = defineMessages({
  closed: {
    id: 'orders.problem.split.closed',
    defaultMessage: 'Order {number} is new or closed. Only open, accepted orders can be split.',
  },
  delivery: {
    id: 'orders.problem.split.delivery',
    defaultMessage: 'The bill of a delivery can’t be split.',
  },
  payment: {
    id: 'orders.problem.split.payment',
    defaultMessage: 'Order {number} has a payment in progress. Try again when it’s done.',
  },
  paid: {
    id: 'orders.problem.split.paid',
    defaultMessage: 'More is already paid than would stay on order {number}. Move fewer items.',
  },
  empty: {
    id: 'orders.problem.split.empty',
    defaultMessage: 'Leave at least one item on order {number}.',
  },
});

/** Which bound of every bill an order would exceed, by the code of the field. */
export const limitWords: Record<string, MessageDescriptor> = defineMessages({
  bill_too_large: {
    id: 'orders.problem.bill_too_large',
    defaultMessage: 'This bill would be too large. Split it into several orders.',
  },
  too_many_lines: {
    id: 'orders.problem.too_many_lines',
    defaultMessage: 'This order would have too many items. Split it into several orders.',
  },
});

/** An item that can’t be priced. */
export const taxClassWords: Record<'unknownTaxClass', MessageDescriptor> = defineMessages({
  unknownTaxClass: {
    id: 'orders.problem.unknownTaxClass',
    defaultMessage: '{name} has an unknown tax class. Correct it on the menu, then try again.',
  },
});

/** What there are too few of. */
export const stockWords: Record<'tooFewLeft', MessageDescriptor> = defineMessages({
  tooFewLeft: {
    id: 'orders.problem.tooFewLeft',
    defaultMessage:
      '{left, plural, one {Only # is left of {name}.} other {Only # are left of {name}.}}',
  },
});
