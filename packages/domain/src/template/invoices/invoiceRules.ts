import { Problem } from '@servery/api';
import type { InvoicePayment } from '@servery/api/template';
import type { Sen } from '../../money/sen.ts';
import { invoiceBalance, type Charged } from './invoiceTotals.ts';

/** What a payment has to know of an invoice. */
export type Payable = Charged & { payments: readonly InvoicePayment[] };

/** Takes a payment in: at most what is owed, so that nobody pays twice. Answers the payments then. */
export function payInvoice(bill: Payable, payment: InvoicePayment): InvoicePayment[] {
  const balance: Sen = invoiceBalance(bill, bill.payments);
  if (payment.amount > balance) throw new Problem('amountTooHigh', { details: { balance } });
  return [...bill.payments, payment];
}

/** The number of the next invoice: one more than the highest that ever was, in whatever order they come. */
export const nextInvoiceNumber = (numbers: Iterable<number>, first = 1): number => {
  let highest = first - 1;
  for (const number of numbers) highest = Math.max(highest, number);
  return highest + 1;
};
