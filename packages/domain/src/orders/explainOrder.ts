import type { Derivation, Order, OrderLine } from '@servery/api';
import { round5 } from '../money/index.ts';
import { fixedRule, ruleOf, type Figure, type FigureName, type FigurePart } from './figures.ts';

type Lacking = 'label' | 'reduction' | 'rule' | 'parts';

const figureOf = ({
  label = null,
  reduction = null,
  rule = null,
  parts = [],
  ...figure
}: Omit<Figure, Lacking> & Partial<Pick<Figure, Lacking>>): Figure => ({
  ...figure,
  label,
  reduction,
  rule,
  // A part of zero explains nothing.
  parts: parts.filter(({ amount }) => amount !== 0),
});

const minus = (amount: number) => (amount === 0 ? 0 : -amount);

const sharesOf = ({ shares }: Derivation): FigurePart[] =>
  shares.map(({ line_id, amount }) =>
    line_id === null ? { of: 'fee', amount } : { of: 'line', id: line_id, amount },
  );

/**
 * Returns the derivation of each reduction by its id. Derivations come in the bill's order and each
 * is used once, so reductions with the same name and amount get separate ones.
 */
function byReduction(order: Order): Map<number, Derivation> {
  const derivations = order.derivations.filter(({ figure }) => figure === 'reduction');
  const used = new Set<Derivation>();
  const found = order.reductions.flatMap((reduction) => {
    const derivation = derivations.find(
      (one) =>
        !used.has(one) && one.label === reduction.label && Math.abs(one.amount) === reduction.value,
    );
    if (!derivation) return [];
    used.add(derivation);
    return [[reduction.id, derivation] as const];
  });
  return new Map(found);
}

function reductionsOf(order: Order): Figure[] {
  const derivations = byReduction(order);
  return order.reductions.map((reduction) => {
    const derivation = derivations.get(reduction.id);
    const { label, amount, value } = reduction;
    return figureOf({
      name: 'reduction',
      amount: minus(value),
      label,
      reduction,
      rule:
        (derivation && ruleOf(derivation)) ?? fixedRule(amount ?? value, derivation?.base ?? null),
      parts: derivation ? sharesOf(derivation) : [],
    });
  });
}

/** Returns the adjustment of the last payment, which settled the bill in cash. */
function roundingOf({ totals, payments }: Order): Figure {
  const last = payments.findLast(({ state }) => state === 'captured');
  const base = last ? last.amount - last.rounding : 0;
  // The rounding of several bills paid together is on one of them.
  const isOwn = last !== undefined && round5(base) === last.amount;
  return figureOf({
    name: 'rounding',
    amount: totals.rounding,
    rule: isOwn
      ? {
          kind: 'nearest_5',
          base,
          rate: null,
          exact: { numerator: totals.rounding, denominator: 1 },
        }
      : null,
  });
}

function moneyOf(order: Order): Figure[] {
  const { totals, payments, refunds, balance, status } = order;
  const completed = refunds.filter(({ state }) => state === 'completed');
  const refundParts = (isOverpayment: boolean, sign: 1 | -1): FigurePart[] =>
    completed
      .filter(({ is_overpayment }) => is_overpayment === isOverpayment)
      .map(({ id, amount }) => ({ of: 'refund', id, amount: sign * amount }));
  const sum = (name: FigureName, amount: number) =>
    ({ of: 'figure', name, label: null, amount }) as const;
  // Nothing is due for a voided or cancelled order, whatever it came to.
  const isCalledOff = status === 'voided' || status === 'cancelled';
  return [
    figureOf({
      name: 'captured',
      amount: minus(totals.captured),
      parts: [
        ...payments
          .filter(({ state }) => state === 'captured')
          .map(({ id, amount }) => ({ of: 'payment', id, amount: minus(amount) }) as const),
        ...refundParts(true, 1),
      ],
    }),
    figureOf({ name: 'refunded', amount: totals.refunded, parts: refundParts(false, 1) }),
    figureOf({
      name: 'balance',
      amount: balance,
      parts: isCalledOff
        ? []
        : [
            sum('total', totals.total),
            sum('rounding', totals.rounding),
            sum('captured', minus(totals.captured)),
          ],
    }),
  ];
}

const isShownAlways: ReadonlySet<FigureName> = new Set(['gross', 'total', 'balance']);

/**
 * Returns the amounts of an order's bill from top to bottom, each with its derivation from the
 * stored price terms: its rule, its base, and the parts that it sums. Leaves out those that are
 * zero, except the ones that are always shown.
 */
export function explainOrder(order: Order): Figure[] {
  const { totals, derivations } = order;
  const lines = order.items.filter(({ status }) => status !== 'voided');
  const lineParts = (amountOf: (line: OrderLine) => number): FigurePart[] =>
    lines.map((line) => ({ of: 'line', id: line.id, amount: amountOf(line) }));
  const derived = (figure: string, name: FigureName): Figure[] =>
    derivations
      .filter((derivation) => derivation.figure === figure)
      .map((derivation) =>
        figureOf({
          name,
          amount: derivation.amount,
          label: figure === 'tax' || figure === 'tax_included' ? derivation.label : null,
          rule: ruleOf(derivation) ?? fixedRule(derivation.amount, null),
          parts: sharesOf(derivation),
        }),
      );
  const sold = [
    figureOf({ name: 'gross', amount: totals.gross, parts: lineParts(({ gross }) => gross) }),
    figureOf({
      name: 'item_discounts',
      amount: minus(totals.item_discounts),
      parts: lineParts((line) => (line.is_comped ? 0 : minus(line.reduction))),
    }),
    figureOf({
      name: 'comps',
      amount: minus(totals.comps),
      parts: lineParts((line) => (line.is_comped ? minus(line.reduction) : 0)),
    }),
    ...reductionsOf(order),
  ];
  const charged = [...derived('service_charge', 'service_charge'), ...derived('fee', 'fees')];
  const added = derived('tax', 'tax');
  const total = figureOf({
    name: 'total',
    amount: totals.total,
    parts: [...sold, ...charged, ...added].map(
      ({ name, amount, label }) => ({ of: 'figure', name, label, amount }) as const,
    ),
  });
  const figures = [
    ...sold,
    ...charged,
    ...derived('tax_included', 'tax_included'),
    ...added,
    total,
    roundingOf(order),
    ...moneyOf(order),
  ];
  return figures.filter(
    ({ name, amount }) => amount !== 0 || name === 'reduction' || isShownAlways.has(name),
  );
}
