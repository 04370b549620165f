import type { InvoiceDraft, InvoiceLine, InvoicePayment } from '@servery/api/template';
import { roundRate } from '../../money/round.ts';
import { sum, type Sen } from '../../money/sen.ts';

/** What an invoice comes to, in sen. */
export interface InvoiceTotals {
  subtotal: Sen;
  /** Taken off the subtotal. */
  discount: Sen;
  /** On what is left. */
  tax: Sen;
  total: Sen;
}

/** What the lines of an invoice and its two rates say. */
export type Charged = Pick<InvoiceDraft, 'lines' | 'discountRate' | 'taxRate'>;

/** What a line comes to, in sen. */
export const lineAmount = ({ cost, quantity }: Pick<InvoiceLine, 'cost' | 'quantity'>): Sen =>
  cost * quantity;

/** Adds an invoice up: lines, less the discount, plus the tax; each rate is rounded once. */
export function invoiceTotals({ lines, discountRate, taxRate }: Charged): InvoiceTotals {
  const subtotal = sum(lines.map(lineAmount));
  const discount = roundRate(subtotal, discountRate);
  const tax = roundRate(subtotal - discount, taxRate);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}

/** What has come in, in sen. */
export const paidOf = (payments: readonly Pick<InvoicePayment, 'amount'>[]): Sen =>
  sum(payments.map(({ amount }) => amount));

/** What is still owed, in sen; below zero where more came in than it comes to. */
export const invoiceBalance = (
  charged: Charged,
  payments: readonly Pick<InvoicePayment, 'amount'>[],
): Sen => invoiceTotals(charged).total - paidOf(payments);
