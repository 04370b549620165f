import type { OrderMethod, PaymentKind } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  capabilityMessages,
  cardMessages,
  fieldMessages,
  problemMessages,
} from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';

/** Messages of the list of payment options. */
export const optionsMessages = defineMessages({
  title: { id: 'payments.options.title', defaultMessage: 'Payment options' },
  count: {
    id: 'payments.options.count',
    defaultMessage: '{count, plural, one {# option} other {# options}}',
  },
  add: { id: 'payments.options.add', defaultMessage: 'Add payment option' },
  search: { id: 'payments.options.search', defaultMessage: 'Search payment options' },
  status: fieldMessages.status,
  allStatus: fieldMessages.allStatus,
  active: { id: 'payments.options.active', defaultMessage: 'Active' },
  inactive: { id: 'payments.options.inactive', defaultMessage: 'Inactive' },
  isActive: { id: 'payments.options.isActive', defaultMessage: '{name} is active' },
  edit: actionMessages.editName,
  delete: { id: 'payments.options.deleteName', defaultMessage: 'Delete {name}' },
  failed: { id: 'payments.options.failed', defaultMessage: 'Couldn’t load payment options' },
  refusedTitle: {
    id: 'payments.options.refusedTitle',
    defaultMessage: 'You don’t have access to payment options',
  },
  refused: problemMessages.missingRight,
  right: capabilityMessages['payment.options'],
  emptyTitle: { id: 'payments.options.emptyTitle', defaultMessage: 'No payment options yet' },
  empty: {
    id: 'payments.options.empty',
    defaultMessage: 'Add the ways your guests can pay, such as cash or card.',
  },
  noneTitle: { id: 'payments.options.noneTitle', defaultMessage: 'No matching payment options' },
  order: {
    id: 'payments.options.order',
    defaultMessage: 'The till shows active options in this order.',
  },
});

/** The facts of a payment option in its row. */
export const factMessages = defineMessages({
  allMethods: { id: 'payments.fact.allMethods', defaultMessage: 'All order methods' },
  online: { id: 'payments.fact.online', defaultMessage: 'Online' },
  noFee: { id: 'payments.fact.noFee', defaultMessage: 'No fee' },
  fee: { id: 'payments.fact.fee', defaultMessage: 'Fee {fee}' },
  bothFees: { id: 'payments.fact.bothFees', defaultMessage: 'Fee {rate} + {fixed}' },
  account: { id: 'payments.fact.account', defaultMessage: 'Account {code}' },
});

/** The order methods. */
export const methodMessages: Record<OrderMethod, MessageDescriptor> = defineMessages({
  dine_in: fieldMessages.dineIn,
  pickup: fieldMessages.pickup,
  delivery: fieldMessages.delivery,
});

/** The kinds of payment option. */
export const kindMessages: Record<PaymentKind, MessageDescriptor> = defineMessages({
  cash: { id: 'payments.kind.cash', defaultMessage: 'Cash' },
  card: cardMessages.card,
  e_wallet: { id: 'payments.kind.e_wallet', defaultMessage: 'E-wallet' },
  bank: { id: 'payments.kind.bank', defaultMessage: 'Bank transfer' },
  wallet: { id: 'payments.kind.wallet', defaultMessage: 'Member’s wallet' },
  voucher: { id: 'payments.kind.voucher', defaultMessage: 'Prepaid voucher' },
  other: { id: 'payments.kind.other', defaultMessage: 'Other' },
});
