import type { DetailsOf, ProblemCode } from '@servery/api';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { problemMessages as shared, signInMessages } from '@servery/screens/messages';

type Why<C extends 'cannotCombine' | 'cannotUncombine'> = DetailsOf<C>['why'];

/** The message of each problem, with a next step. */
export const problemMessages: Record<ProblemCode, MessageDescriptor> = defineMessages({
  storeClosed: shared.storeClosed,
  featureOff: shared.featureOff,
  suspended: shared.suspended,
  merchantClosing: shared.merchantClosing,
  viewOnly: shared.viewOnly,
  outletReadOnly: shared.outletReadOnly,
  sessionExpired: shared.sessionExpired,
  wrongCredentials: signInMessages.wrong,
  wrongPassword: signInMessages.wrongPassword,
  forbidden: shared.forbidden,
  approvalRequired: shared.approvalRequired,
  badSignature: {
    id: 'orders.problem.badSignature',
    defaultMessage: 'We couldn’t verify this request. Sign in again.',
  },
  notFound: shared.notFound,
  methodNotAllowed: {
    id: 'orders.problem.methodNotAllowed',
    defaultMessage: 'The server doesn’t support this action. Reload the page.',
  },
  conflict: {
    id: 'orders.problem.conflict',
    defaultMessage:
      'Someone else has changed this order. Check the latest version, then try again.',
  },
  previewStale: {
    id: 'orders.problem.previewStale',
    defaultMessage: 'The bill has changed since this preview. Check the new one.',
  },
  inFlight: {
    id: 'orders.problem.inFlight',
    defaultMessage: 'This is already in progress. Wait a moment.',
  },
  outdated: {
    id: 'orders.problem.outdated',
    defaultMessage: 'This version is out of date. Reload the page.',
  },
  tooLarge: {
    id: 'orders.problem.tooLarge',
    defaultMessage: 'This request is too large. Try with less at once.',
  },
  invalid: shared.invalid,
  notAllowedNow: {
    id: 'orders.problem.notAllowedNow',
    defaultMessage: 'The order’s status has changed, so this is no longer possible.',
  },
  hasPayments: {
    id: 'orders.problem.hasPayments',
    defaultMessage: 'Some payments can’t be reversed here. Cancel the order instead.',
  },
  notPaid: { id: 'orders.problem.notPaid', defaultMessage: 'This order isn’t fully paid yet.' },
  amountTooHigh: {
    id: 'orders.problem.amountTooHigh',
    defaultMessage: 'This is more than the amount left to pay.',
  },
  balanceTooLow: {
    id: 'orders.problem.balanceTooLow',
    defaultMessage: 'The member’s wallet balance is too low.',
  },
  cannotCombine: {
    id: 'orders.problem.cannotCombine',
    defaultMessage: 'You can’t combine these orders.',
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
    defaultMessage: 'The delivery quote has expired. Get a new one.',
  },
  outOfRange: {
    id: 'orders.problem.outOfRange',
    defaultMessage: 'We don’t deliver to this postcode.',
  },
  itemUnavailable: {
    id: 'orders.problem.itemUnavailable',
    defaultMessage: 'An item has just sold out.',
  },
  tooLate: shared.tooLateToUndo,
  keyReused: {
    id: 'orders.problem.keyReused',
    defaultMessage: 'This request was already sent with different content. Try again.',
  },
  wrongPin: { id: 'orders.problem.wrongPin', defaultMessage: 'Incorrect PIN.' },
  locked: {
    id: 'orders.problem.locked',
    defaultMessage: 'Too many incorrect PINs. Try again later.',
  },
  throttled: shared.tooManyAttempts,
  crashed: shared.crashed,
  maintenance: {
    id: 'orders.problem.maintenance',
    defaultMessage: 'Servery is down for maintenance and will be back soon.',
  },
  offline: shared.offline,
});

/** Reasons why orders can't be combined, by the `why` of the problem. */
export const combineMessages: Record<Why<'cannotCombine'>, MessageDescriptor> = defineMessages({
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
    defaultMessage: 'Order {number} has a different business date.',
  },
  tax: {
    id: 'orders.problem.combine.tax',
    defaultMessage: 'Order {number} has different tax rules.',
  },
  payment: {
    id: 'orders.problem.combine.payment',
    defaultMessage: 'Order {number} has a payment in progress.',
  },
  bill: {
    id: 'orders.problem.combine.bill',
    defaultMessage: 'The bill for order {number} has already been printed.',
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

/** Reasons why combining can't be undone, by the `why` of the problem. */
export const uncombineProblemMessages: Record<
  Why<'cannotUncombine'>,
  MessageDescriptor
> = defineMessages({
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

/** The limits that an order would exceed, by the code of the field. */
export const limitMessages: Record<string, MessageDescriptor> = defineMessages({
  bill_too_large: {
    id: 'orders.problem.bill_too_large',
    defaultMessage: 'This bill would be too large. Split it into several orders.',
  },
  not_offered: {
    id: 'orders.problem.not_offered',
    defaultMessage: 'This payment option isn’t available for this order. Choose another.',
  },
  too_many_lines: {
    id: 'orders.problem.too_many_lines',
    defaultMessage: 'This order would have too many items. Split it into several orders.',
  },
});

/** Messages for items that can't be priced. */
export const taxClassMessages: Record<'unknownTaxClass', MessageDescriptor> = defineMessages({
  unknownTaxClass: {
    id: 'orders.problem.unknownTaxClass',
    defaultMessage: '{name} has an unknown tax class. Correct it on the menu, then try again.',
  },
});

/** Messages for items with too little stock. */
export const stockMessages: Record<'tooFewLeft', MessageDescriptor> = defineMessages({
  tooFewLeft: {
    id: 'orders.problem.tooFewLeft',
    defaultMessage: '{left, plural, one {Only # {name} left.} other {Only # {name} left.}}',
  },
});
