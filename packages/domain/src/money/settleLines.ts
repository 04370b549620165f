import type { BillTerms, OrderReduction } from './billInput.ts';
import type { Bill, BillFee, BillLine, PricedLine } from './billResult.ts';
import type { Derivation, Share } from './derivation.ts';
import { ownPrice } from './ownPrice.ts';
import { applyOrderReductions } from './orderReductions.ts';
import { countable } from './sen.ts';
import type { Sen } from './sen.ts';
import { chargeService } from './serviceCharge.ts';
import { computeTax } from './taxes.ts';
import { billTotals } from './totals.ts';

/** Runs steps 3 to 10 over lines in their order, with exactly the given reductions. */
export function settleLines(
  lines: readonly PricedLine[],
  reductions: readonly OrderReduction[],
  terms: BillTerms,
): Bill {
  const codes = new Set(terms.tax_classes.map(({ code }) => code));
  for (const { tax_class } of [...lines, ...terms.fees]) {
    if (!codes.has(tax_class)) throw new RangeError(`unknown tax class: ${tax_class}`);
  }
  const { results, nets } = applyOrderReductions(lines, reductions, terms);
  const service = chargeService(lines, nets, terms.service_charge, terms.tax_classes);

  const taxables = [
    ...lines.map((line, index) => ({
      of: 'line' as const,
      id: line.id,
      tax_class: line.tax_class,
      price: nets[index]!,
      charge: terms.service_charge.is_taxed ? service.shares[index]! : 0,
    })),
    ...terms.fees.map(({ kind, tax_class, amount }) => {
      return {
        of: 'fee' as const,
        id: kind,
        tax_class,
        price: countable(amount, 'fee'),
        charge: 0,
      };
    }),
  ];
  const taxes = terms.tax_classes.map((tax) => computeTax(tax, taxables));
  const included = sharesOf(taxes.map((tax) => tax.included));
  const added = sharesOf(taxes.map((tax) => tax.added));
  const reduced = results.map((result) => ({ id: result.id, share: sharesOf([result]) }));

  const billLines = lines.map((line, index): BillLine => {
    const net = nets[index]!;
    const service_charge = service.shares[index]!;
    const included_tax = included('line', line.id);
    const added_tax = added('line', line.id);
    return {
      ...ownPrice(line),
      order_reductions: reduced
        .map(({ id, share }) => ({ id, amount: share('line', line.id) }))
        .filter(({ amount }) => amount > 0),
      net,
      service_charge,
      included_tax,
      added_tax,
      tax: included_tax + added_tax,
      total: net + service_charge + added_tax,
    };
  });
  const fees = terms.fees.map((fee): BillFee => {
    const added_tax = added('fee', fee.kind);
    const included_tax = included('fee', fee.kind);
    return { ...fee, included_tax, added_tax, total: fee.amount + added_tax };
  });

  return {
    lines: billLines,
    reductions: results,
    passed_over: [],
    service_charge: service.derivation,
    fees,
    taxes,
    totals: billTotals(billLines, fees, taxes, countable(terms.tip ?? 0, 'tip')),
    terms,
  };
}

/** Returns a lookup of the share of a line or fee; each is in at most one tax class. */
function sharesOf(derivations: readonly Derivation[]): (of: Share['of'], id: string) => Sen {
  const amounts = { line: new Map<string, Sen>(), fee: new Map<string, Sen>() };
  for (const { shares } of derivations) {
    for (const { of, id, amount } of shares) amounts[of].set(id, amount);
  }
  return (of, id) => amounts[of].get(id) ?? 0;
}
