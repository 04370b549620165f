import type { BillInput, BillTerms } from './billInput.ts';
import type { Bill, PassedOver, PricedLine } from './billResult.ts';
import { combinations } from './choosePromotions.ts';
import { priceLine } from './line.ts';
import { byLineNumber } from './priority.ts';
import { settleLines } from './settleLines.ts';

/** Prices a bill: each line on its own, then the order with its terms. */
export function priceBill({ lines, ...terms }: BillInput): Bill {
  return repriceBill(lines.map(priceLine), terms);
}

/**
 * Prices lines that already have their own price (steps 3 to 10), with the combination of
 * promotions that costs the guest least. The order of the lines doesn't matter.
 */
export function repriceBill(lines: readonly PricedLine[], terms: BillTerms): Bill {
  const sorted = lines.toSorted(byLineNumber);
  requireUnique(
    sorted.map(({ id }) => id),
    'line',
  );
  requireUnique(
    terms.order_reductions.map(({ id }) => id),
    'reduction',
  );
  requireUnique(
    terms.tax_classes.map(({ code }) => code),
    'tax class',
  );
  requireUnique(
    terms.fees.map(({ kind }) => kind),
    'fee',
  );

  const bills = combinations(terms.order_reductions).map((set) => settleLines(sorted, set, terms));
  const best = bills.reduce((a, b) => (b.totals.total < a.totals.total ? b : a));
  const chosen = new Set(best.reductions.map(({ id }) => id));
  const passed_over = bills
    .map((bill): PassedOver => {
      const lost = bill.reductions.map(({ id }) => id).filter((id) => !chosen.has(id));
      return { reduction_ids: lost, total: bill.totals.total };
    })
    .filter(({ reduction_ids }) => reduction_ids.length > 0);
  return { ...best, passed_over };
}

/** Recomputes a stored bill from its own snapshot; the result equals the stored bill. */
export function recomputeBill(bill: Bill): Bill {
  return repriceBill(bill.lines, bill.terms);
}

function requireUnique(ids: readonly string[], what: string): void {
  if (new Set(ids).size !== ids.length) throw new RangeError(`two of one ${what}: ${ids.join()}`);
}
