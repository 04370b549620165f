import type { Invoice, InvoiceDraft, InvoiceLine } from '@servery/api/template';
import { addDays } from '@servery/domain/time';

/** A line being edited; cost and quantity may still be missing. */
export interface DraftLine extends Omit<InvoiceLine, 'cost' | 'quantity'> {
  /** Identifies the line while it's edited. */
  id: string;
  cost: number | null;
  quantity: number | null;
}

/** An invoice being edited. */
export interface Draft extends Omit<InvoiceDraft, 'client' | 'issuedDate' | 'dueDate' | 'lines'> {
  client: InvoiceDraft['client'] | null;
  issuedDate: string | null;
  dueDate: string | null;
  lines: readonly DraftLine[];
}

/** A validation error of a line. */
export type LineFault = 'itemMissing' | 'costMissing' | 'quantityMissing';
/** The validation errors of an invoice, by field. */
export interface Faults {
  client?: 'clientMissing';
  issuedDate?: 'issuedMissing';
  dueDate?: 'issuedMissing' | 'dueEarly';
  list?: 'linesMissing';
  lines: Readonly<Record<string, readonly LineFault[]>>;
}

/** Returns an empty line with an unused id. */
export const blankLine = (lines: readonly DraftLine[]): DraftLine => ({
  id: String(Math.max(0, ...lines.map(({ id }) => Number(id))) + 1),
  item: '',
  description: '',
  cost: null,
  quantity: 1,
});

/** Returns the draft of a new invoice: due in two weeks, with one empty line. */
export const blankDraft = (today: string, taxRate: number): Draft => ({
  client: null,
  issuedDate: today,
  dueDate: addDays(today, 14),
  lines: [blankLine([])],
  discountRate: 0,
  taxRate,
  salesperson: '',
  note: '',
  paymentMethod: 'Bank Transfer',
  hasTerms: true,
  hasNote: true,
  hasStub: false,
});

/** Returns the draft of an existing invoice. */
export const draftOf = ({
  client,
  issuedDate,
  dueDate,
  lines,
  discountRate,
  taxRate,
  salesperson,
  note,
  paymentMethod,
  hasTerms,
  hasNote,
  hasStub,
}: Invoice): Draft => ({
  client,
  issuedDate,
  dueDate,
  lines: lines.map((line, index) => ({ ...line, id: String(index + 1) })),
  discountRate,
  taxRate,
  salesperson,
  note,
  paymentMethod,
  hasTerms,
  hasNote,
  hasStub,
});

function faultsOfLine({ item, cost, quantity }: DraftLine): LineFault[] {
  const faults: LineFault[] = [];
  if (item.trim() === '') faults.push('itemMissing');
  if (cost === null) faults.push('costMissing');
  if (!quantity || quantity < 1 || quantity > 999 || !Number.isInteger(quantity))
    faults.push('quantityMissing');
  return faults;
}

/** Returns the validation errors of a draft, or null if it can be saved. */
export function faultsOf({ client, issuedDate, dueDate, lines }: Draft): Faults | null {
  const wrong = lines
    .map((line) => [line.id, faultsOfLine(line)] as const)
    .filter(([, faults]) => faults.length > 0);
  const faults: Faults = {
    ...(!client && { client: 'clientMissing' }),
    ...(!issuedDate && { issuedDate: 'issuedMissing' }),
    ...(!dueDate && { dueDate: 'issuedMissing' }),
    ...(issuedDate && dueDate && dueDate < issuedDate && { dueDate: 'dueEarly' }),
    ...(lines.length === 0 && { list: 'linesMissing' }),
    lines: Object.fromEntries(wrong),
  };
  return Object.keys(faults).length > 1 || wrong.length > 0 ? faults : null;
}

/** Returns the charges so far; missing numbers count as 0. */
export const chargedOf = ({ lines, discountRate, taxRate }: Draft) => ({
  discountRate,
  taxRate,
  lines: lines.map(({ item, description, cost, quantity }) => ({
    item,
    description,
    cost: cost ?? 0,
    quantity: Math.max(0, Math.min(999, Math.trunc(quantity ?? 0))),
  })),
});

/** Returns the invoice of a draft, or null if it's invalid. */
export function writtenOf(draft: Draft): InvoiceDraft | null {
  const { client, issuedDate, dueDate } = draft;
  if (faultsOf(draft) || !client || !issuedDate || !dueDate) return null;
  return { ...draft, client, issuedDate, dueDate, ...chargedOf(draft) };
}
