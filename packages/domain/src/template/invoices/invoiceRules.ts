import { invalid, Problem } from '@servery/api';
import type { InvoiceDraft, InvoicePayment } from '@servery/api/template';
import type { Sen } from '../../money/sen.ts';
import { invoiceBalance, invoiceTotals, type Charged } from './invoiceTotals.ts';

/** The maximum total of an invoice, in sen; sums up to it are exact. */
const most: Sen = 99_999_999_999;

/**
 * Checks an invoice: the due date must not be before the issue date, and the total not above the
 * maximum.
 * @throws `invalid`
 */
export function writeInvoice(draft: InvoiceDraft): InvoiceDraft {
  if (draft.dueDate < draft.issuedDate)
    throw invalid('invoice.dueDate', 'early', 'The due date can’t be before the issue date.');
  if (invoiceTotals(draft).total > most)
    throw invalid('invoice.lines', 'tooMuch', 'The total is too high.');
  return draft;
}

/** The fields of an invoice that a payment depends on. */
export type Payable = Charged & { payments: readonly InvoicePayment[] };

/**
 * Adds a payment of at most the balance, so that nothing is paid twice. Returns all payments.
 * @throws `amountTooHigh`
 */
export function payInvoice(bill: Payable, payment: InvoicePayment): InvoicePayment[] {
  const balance: Sen = invoiceBalance(bill, bill.payments);
  if (payment.amount > balance) throw new Problem('amountTooHigh', { details: { balance } });
  return [...bill.payments, payment];
}

/** Returns the number of the next invoice: the highest number so far plus one, at least `first`. */
export const nextInvoiceNumber = (numbers: Iterable<number>, first = 1): number => {
  let highest = first - 1;
  for (const number of numbers) highest = Math.max(highest, number);
  return highest + 1;
};
