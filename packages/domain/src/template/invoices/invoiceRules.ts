import { invalid, Problem } from '@servery/api';
import type { InvoiceDraft, InvoicePayment } from '@servery/api/template';
import type { Sen } from '../../money/sen.ts';
import { invoiceBalance, invoiceTotals, type Charged } from './invoiceTotals.ts';

/** More than anybody invoices, in sen; up to here no sum loses one. */
const most: Sen = 99_999_999_999;

/** An invoice as it may be written: due no earlier than it is issued, over a sum that can be kept. */
export function writeInvoice(draft: InvoiceDraft): InvoiceDraft {
  if (draft.dueDate < draft.issuedDate)
    throw invalid('invoice.dueDate', 'early', 'Is before it is issued.');
  if (invoiceTotals(draft).total > most)
    throw invalid('invoice.lines', 'tooMuch', 'Comes to too much.');
  return draft;
}

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
