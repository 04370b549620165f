import type { InvoiceDraft, InvoiceLine, InvoicePayment } from '@servery/api/template';
import { roundRate } from '../../money/round.ts';
import { sum, type Sen } from '../../money/sen.ts';

/** The amounts of an invoice, in sen. */
export interface InvoiceTotals {
  subtotal: Sen;
  /** The reduction of the subtotal. */
  discount: Sen;
  /** The tax on the subtotal less the discount. */
  tax: Sen;
  total: Sen;
}

/** The fields of an invoice that determine its total. */
export type Charged = Pick<InvoiceDraft, 'lines' | 'discountRate' | 'taxRate'>;

/** Returns the amount of a line, in sen. */
export const lineAmount = ({ cost, quantity }: Pick<InvoiceLine, 'cost' | 'quantity'>): Sen =>
  cost * quantity;

/** Sums an invoice: lines, less the discount, plus the tax; each rate is rounded once. */
export function invoiceTotals({ lines, discountRate, taxRate }: Charged): InvoiceTotals {
  const subtotal = sum(lines.map(lineAmount));
  const discount = roundRate(subtotal, discountRate);
  const tax = roundRate(subtotal - discount, taxRate);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}

/** Returns the sum of the payments, in sen. */
export const paidOf = (payments: readonly Pick<InvoicePayment, 'amount'>[]): Sen =>
  sum(payments.map(({ amount }) => amount));

/** Returns the amount left to pay, in sen; negative after an overpayment. */
export const invoiceBalance = (
  charged: Charged,
  payments: readonly Pick<InvoicePayment, 'amount'>[],
): Sen => invoiceTotals(charged).total - paidOf(payments);
