import type { InvoiceStage, InvoiceStatus } from '@servery/api/template';
import type { Sen } from '../../money/sen.ts';

/** An event that advances an invoice. */
export type InvoiceEvent = 'download' | 'send';

const next: Record<InvoiceEvent, Record<InvoiceStage, InvoiceStage>> = {
  download: { Draft: 'Downloaded', Downloaded: 'Downloaded', Sent: 'Sent' },
  send: { Draft: 'Sent', Downloaded: 'Sent', Sent: 'Sent' },
};

/** Returns the stage of an invoice after an event; it never goes back. */
export const stageAfter = (stage: InvoiceStage, event: InvoiceEvent): InvoiceStage =>
  next[event][stage];

/** The facts that determine the status of an invoice. */
export interface InvoiceFacts {
  stage: InvoiceStage;
  /** The sum of the payments, in sen. */
  paid: Sen;
  /** The amount left to pay, in sen. */
  balance: Sen;
  /** A business date. */
  dueDate: string;
}

/**
 * Returns the status of an invoice on a day. Payment takes precedence over the due date, and the
 * due date over the stage; an invoice that was neither handed out nor partly paid is a draft, even
 * if it is past due.
 */
export function invoiceStatus(
  { stage, paid, balance, dueDate }: InvoiceFacts,
  today: string,
): InvoiceStatus {
  if (stage === 'Draft' && paid === 0) return 'Draft';
  if (balance <= 0) return 'Paid';
  if (dueDate < today) return 'Past Due';
  return paid > 0 ? 'Partial Payment' : stage;
}
