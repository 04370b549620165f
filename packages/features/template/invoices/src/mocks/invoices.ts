import {
  invoiceMethods,
  type InvoiceDraft,
  type InvoiceLine,
  type InvoicePayment,
  type InvoiceStage,
} from '@servery/api/template';
import { invoiceTotals, randomOf, type Random } from '@servery/domain/template';
import { addDays } from '@servery/domain/time';
import {
  firstNumber,
  issuerClients,
  issuerItems,
  issuerSalespeople,
  issuerTaxRate,
} from './issuer.ts';

/** The stored fields of an invoice, from which the others are derived. */
export interface StoredInvoice extends InvoiceDraft {
  id: number;
  stage: InvoiceStage;
  payments: InvoicePayment[];
  isDeleted: boolean;
}

const notes = [
  'Thank you. The leftovers were excellent, we hear.',
  'Please pay by the date above. The fish couldn’t wait either.',
  'It was a pleasure to cook for you. Plates can be returned unwashed.',
  '',
];

const guests = [12, 24, 40, 60, 80, 120];

function linesOf({ whole, pick }: Random): InvoiceLine[] {
  const first = whole(0, 6);
  return Array.from({ length: whole(1, 4) }, (_, index) => {
    const { name, description, cost } = issuerItems[(first + index * 3) % issuerItems.length]!;
    return { item: name, description, cost, quantity: cost > 10_000 ? whole(1, 4) : pick(guests) };
  });
}

const fresh: readonly InvoiceStage[] = ['Sent', 'Draft', 'Sent', 'Sent', 'Downloaded'];

/**
 * Returns the share that has been paid: usually all of an old invoice, sometimes all or part of a
 * recent one.
 */
function paidShare({ next, whole }: Random, isOld: boolean): number {
  const luck = next();
  if (luck < (isOld ? 0.8 : 0.25)) return 1;
  return luck < (isOld ? 0.88 : 0.55) ? 1 / whole(2, 4) : 0;
}

/**
 * Returns `count` invoices, oldest first. They're the same each time except for their dates, which
 * end today.
 */
export function makeInvoices(count: number, today: string): StoredInvoice[] {
  return Array.from({ length: count }, (_, index): StoredInvoice => {
    const random = randomOf('invoice', index);
    const { pick, whole, chance } = random;
    const issuedDate = addDays(
      today,
      -Math.round(((count - 1 - index) * 110) / Math.max(count, 52)),
    );
    const lines = linesOf(random);
    const charged = { lines, discountRate: chance(0.25) ? 500 : 0, taxRate: issuerTaxRate };
    const isOld = issuedDate < addDays(today, -28);
    const stage = isOld ? 'Sent' : fresh[index % fresh.length]!;
    const paid = Math.round(invoiceTotals(charged).total * paidShare(random, isOld));
    const paidOn = addDays(issuedDate, whole(1, 9));
    const payment = {
      amount: paid,
      date: paidOn < today ? paidOn : today,
      method: pick(invoiceMethods),
      note: '',
    };
    return {
      id: firstNumber + index,
      issuedDate,
      dueDate: addDays(issuedDate, pick([14, 30])),
      client: issuerClients[whole(0, issuerClients.length - 1)]!,
      ...charged,
      salesperson: pick(issuerSalespeople),
      note: pick(notes),
      paymentMethod: 'Bank Transfer',
      hasTerms: true,
      hasNote: true,
      hasStub: chance(0.2),
      stage,
      payments: stage !== 'Sent' || paid === 0 ? [] : [payment],
      isDeleted: false,
    };
  });
}
