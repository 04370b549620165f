import type { InvoiceStage, InvoiceStatus } from '@servery/api/template';
import type { Sen } from '../../money/sen.ts';

/** What can happen to an invoice that takes it further. */
export type InvoiceEvent = 'download' | 'send';

const next: Record<InvoiceEvent, Record<InvoiceStage, InvoiceStage>> = {
  download: { Draft: 'Downloaded', Downloaded: 'Downloaded', Sent: 'Sent' },
  send: { Draft: 'Sent', Downloaded: 'Sent', Sent: 'Sent' },
};

/** How far an invoice is after an event: never back. */
export const stageAfter = (stage: InvoiceStage, event: InvoiceEvent): InvoiceStage =>
  next[event][stage];

/** What the status of an invoice follows from. */
export interface InvoiceFacts {
  stage: InvoiceStage;
  /** What came in, in sen. */
  paid: Sen;
  /** What is still owed, in sen. */
  balance: Sen;
  /** A business date. */
  dueDate: string;
}

/**
 * How an invoice stands on a day. Money says more than days, and days more than how far it went; what
 * is neither handed out nor paid for in part is a draft, however late it is.
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
