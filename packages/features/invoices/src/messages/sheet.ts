import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What is written on every invoice. */
export const sheetWords = defineMessages({
  invoice: { id: 'invoices.sheet.invoice', defaultMessage: 'Invoice' },
  issued: { id: 'invoices.sheet.issued', defaultMessage: 'Date issued' },
  due: { id: 'invoices.sheet.due', defaultMessage: 'Date due' },
  billTo: { id: 'invoices.sheet.billTo', defaultMessage: 'Invoice to' },
  payTo: { id: 'invoices.sheet.payTo', defaultMessage: 'Payment details' },
  totalDue: { id: 'invoices.sheet.totalDue', defaultMessage: 'Total due' },
  bank: { id: 'invoices.sheet.bank', defaultMessage: 'Bank' },
  country: { id: 'invoices.sheet.country', defaultMessage: 'Country' },
  iban: { id: 'invoices.sheet.iban', defaultMessage: 'Account' },
  swift: { id: 'invoices.sheet.swift', defaultMessage: 'SWIFT code' },
  lines: { id: 'invoices.sheet.lines', defaultMessage: 'What is charged' },
  item: { id: 'invoices.sheet.item', defaultMessage: 'Item' },
  cost: { id: 'invoices.sheet.cost', defaultMessage: 'Cost' },
  quantity: { id: 'invoices.sheet.quantity', defaultMessage: 'Quantity' },
  price: { id: 'invoices.sheet.price', defaultMessage: 'Price' },
  salesperson: { id: 'invoices.sheet.salesperson', defaultMessage: 'Salesperson' },
  subtotal: { id: 'invoices.sheet.subtotal', defaultMessage: 'Subtotal' },
  paid: { id: 'invoices.sheet.paid', defaultMessage: 'Already paid' },
  payments: { id: 'invoices.sheet.payments', defaultMessage: 'Payments' },
  note: { id: 'invoices.sheet.note', defaultMessage: 'Note' },
  terms: { id: 'invoices.sheet.terms', defaultMessage: 'Payment terms' },
  stub: { id: 'invoices.sheet.stub', defaultMessage: 'Return this part with your payment' },
});

/** The discount and its rate. */
export const discountMessage = defineMessage<{ rate: string }>({
  id: 'invoices.sheet.discount',
  defaultMessage: 'Discount ({rate})',
});

/** The tax and its rate. */
export const taxMessage = defineMessage<{ rate: string }>({
  id: 'invoices.sheet.tax',
  defaultMessage: 'Tax ({rate})',
});

/** When and how it is to be paid. */
export const termsMessage = defineMessage<{ date: string; method: string }>({
  id: 'invoices.sheet.terms.text',
  defaultMessage: 'Payable by {date}. We prefer: {method}.',
});

/** How many of what it costs: on a phone. */
export const timesMessage = defineMessage<{ cost: string; quantity: string }>({
  id: 'invoices.sheet.times',
  defaultMessage: '{quantity} × {cost}',
});
