import type { Derivation, Order, Reduction, Totals } from '@servery/api';

/** The name of an amount on the bill. */
export type FigureName =
  | 'gross'
  | 'item_discounts'
  | 'comps'
  | 'reduction'
  | 'service_charge'
  | 'fees'
  | 'tax_included'
  | 'tax'
  | 'total'
  | 'rounding'
  | 'captured'
  | 'refunded'
  | 'balance';

/** An amount of the bill with the data that explains it. Amounts in sen, signed as shown. */
export interface Figure {
  name: FigureName;
  amount: number;
  /** The name of the reduction or of the tax class; null for other amounts. */
  label: string | null;
  /** The reduction that can be removed; null for other amounts. */
  reduction: Reduction | null;
  /** The rules behind it: a rate applied to a base, or a fixed amount. */
  rules: readonly Derivation[];
}

const isShownAlways: ReadonlySet<FigureName> = new Set(['gross', 'total', 'balance']);

/**
 * Returns the rule of each reduction by its id. Rules come in the bill's order and each is used
 * once, so reductions with the same name and amount get separate rules.
 */
function rulesOf(order: Order): Map<number, Derivation> {
  const rules = order.derivations.filter(({ figure }) => figure === 'reduction');
  const used = new Set<Derivation>();
  const found = order.reductions.flatMap((reduction) => {
    const rule = rules.find(
      (one) =>
        !used.has(one) && one.label === reduction.label && Math.abs(one.amount) === reduction.value,
    );
    if (!rule) return [];
    used.add(rule);
    return [[reduction.id, rule] as const];
  });
  return new Map(found);
}

/**
 * Returns the amounts of an order's bill from top to bottom, without those that are zero, except
 * the ones that are always shown.
 */
export function figuresOf(order: Order): Figure[] {
  const { totals } = order;
  const rules = (...names: string[]) =>
    order.derivations.filter(({ figure }) => names.includes(figure));
  const plain = (name: FigureName, amount: number, derivations: readonly Derivation[] = []) => ({
    name,
    amount,
    label: null,
    reduction: null,
    rules: derivations,
  });
  const byReduction = rulesOf(order);
  const taxes = (name: 'tax' | 'tax_included'): Figure[] =>
    rules(name).map((rule) => ({
      name,
      amount: rule.amount,
      label: rule.label,
      reduction: null,
      rules: [rule],
    }));
  const figures: Figure[] = [
    plain('gross', totals.gross),
    plain('item_discounts', -totals.item_discounts),
    plain('comps', -totals.comps),
    ...order.reductions.map((reduction): Figure => {
      const rule = byReduction.get(reduction.id);
      return {
        name: 'reduction',
        amount: -reduction.value,
        label: reduction.label,
        reduction,
        rules: rule ? [rule] : [],
      };
    }),
    plain('service_charge', totals.service_charge, rules('service_charge')),
    plain('fees', totals.fees, rules('fee')),
    ...taxes('tax_included'),
    ...taxes('tax'),
    plain('total', totals.total),
    plain('rounding', totals.rounding),
    plain('captured', -totals.captured),
    plain('refunded', totals.refunded),
    plain('balance', order.balance),
  ];
  return figures.filter(
    ({ name, amount }) => amount !== 0 || name === 'reduction' || isShownAlways.has(name),
  );
}

/** Returns the signed parts of a sum by name. */
export function partsOf(name: FigureName, totals: Totals): [FigureName | 'due', number][] {
  const all: [FigureName | 'due', number][] =
    name === 'total'
      ? [
          ['gross', totals.gross],
          ['item_discounts', -totals.item_discounts],
          ['comps', -totals.comps],
          ['reduction', -totals.order_discounts],
          ['service_charge', totals.service_charge],
          ['fees', totals.fees],
          ['tax', totals.total - totals.net - totals.service_charge - totals.fees],
        ]
      : name === 'balance'
        ? [
            ['total', totals.total],
            ['rounding', totals.rounding],
            ['captured', -totals.captured],
          ]
        : [];
  return all.filter(([, amount]) => amount !== 0);
}
