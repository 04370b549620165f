import type { Invoice, InvoiceDraft, InvoiceLine } from '@servery/api/template';
import { addDays } from '@servery/domain/time';

/** A line while it is written: figures may be missing still. */
export interface DraftLine extends Omit<InvoiceLine, 'cost' | 'quantity'> {
  /** Tells it from the other lines for as long as it is written. */
  id: string;
  cost: number | null;
  quantity: number | null;
}

/** An invoice while it is written. */
export interface Draft extends Omit<InvoiceDraft, 'client' | 'issuedDate' | 'dueDate' | 'lines'> {
  client: InvoiceDraft['client'] | null;
  issuedDate: string | null;
  dueDate: string | null;
  lines: readonly DraftLine[];
}

/** What is wrong with a line. */
export type LineFault = 'itemMissing' | 'costMissing' | 'quantityMissing';
/** What is wrong with an invoice, by where it is. */
export interface Faults {
  client?: 'clientMissing';
  issuedDate?: 'issuedMissing';
  dueDate?: 'issuedMissing' | 'dueEarly';
  list?: 'linesMissing';
  lines: Readonly<Record<string, readonly LineFault[]>>;
}

/** A line with nothing in it, under an id that no other line has. */
export const blankLine = (lines: readonly DraftLine[]): DraftLine => ({
  id: String(Math.max(0, ...lines.map(({ id }) => Number(id))) + 1),
  item: '',
  description: '',
  cost: null,
  quantity: 1,
});

/** How a new invoice begins: two weeks to pay, one line to fill. */
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

/** An invoice as it is changed. */
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

/** What has to be mended before it can be saved; null when nothing has. */
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

/** What is charged so far; a figure that is missing counts nothing. */
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

/** The invoice that a draft without faults is. */
export function writtenOf(draft: Draft): InvoiceDraft | null {
  const { client, issuedDate, dueDate } = draft;
  if (faultsOf(draft) || !client || !issuedDate || !dueDate) return null;
  return { ...draft, client, issuedDate, dueDate, ...chargedOf(draft) };
}
