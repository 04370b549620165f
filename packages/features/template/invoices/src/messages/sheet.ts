import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { fieldMessages, orderMessages, personMessages } from '@servery/screens/messages';

/** Messages printed on every invoice. */
export const sheetMessages = defineMessages({
  invoice: { id: 'invoices.sheet.invoice', defaultMessage: 'Invoice' },
  issued: { id: 'invoices.sheet.issued', defaultMessage: 'Issue date' },
  due: { id: 'invoices.sheet.due', defaultMessage: 'Due date' },
  billTo: { id: 'invoices.sheet.billTo', defaultMessage: 'Bill to' },
  payTo: { id: 'invoices.sheet.payTo', defaultMessage: 'Payment details' },
  totalDue: { id: 'invoices.sheet.totalDue', defaultMessage: 'Total due' },
  bank: { id: 'invoices.sheet.bank', defaultMessage: 'Bank' },
  country: personMessages.country,
  iban: { id: 'invoices.sheet.iban', defaultMessage: 'IBAN' },
  swift: { id: 'invoices.sheet.swift', defaultMessage: 'SWIFT code' },
  lines: { id: 'invoices.sheet.lines', defaultMessage: 'Items' },
  item: { id: 'invoices.sheet.item', defaultMessage: 'Item' },
  cost: { id: 'invoices.sheet.cost', defaultMessage: 'Cost' },
  quantity: fieldMessages.quantity,
  price: fieldMessages.price,
  salesperson: { id: 'invoices.sheet.salesperson', defaultMessage: 'Salesperson' },
  subtotal: orderMessages.subtotal,
  paid: { id: 'invoices.sheet.paid', defaultMessage: 'Amount paid' },
  payments: orderMessages.payments,
  note: { id: 'invoices.sheet.note', defaultMessage: 'Note' },
  terms: { id: 'invoices.sheet.terms', defaultMessage: 'Payment terms' },
  stub: { id: 'invoices.sheet.stub', defaultMessage: 'Return this part with your payment' },
});

/** Label of the discount with its rate. */
export const discountMessage = defineMessage<{ rate: string }>({
  id: 'invoices.sheet.discount',
  defaultMessage: 'Discount ({rate})',
});

/** Label of the tax with its rate. */
export const taxMessage = defineMessage<{ rate: string }>({
  id: 'invoices.sheet.tax',
  defaultMessage: 'Tax ({rate})',
});

/** Text of the payment terms. */
export const termsMessage = defineMessage<{ date: string; method: string }>({
  id: 'invoices.sheet.terms.text',
  defaultMessage: 'Payable by {date}. Preferred payment method: {method}.',
});

/** Quantity and unit price in one, for narrow screens. */
export const timesMessage = defineMessage<{ cost: string; quantity: string }>({
  id: 'invoices.sheet.times',
  defaultMessage: '{quantity} × {cost}',
});
