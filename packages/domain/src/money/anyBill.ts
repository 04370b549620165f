import * as fc from 'fast-check';
import type {
  BillInput,
  BillTerms,
  ItemDeal,
  LineInput,
  OrderReduction,
  Reduction,
  TaxClass,
} from './billInput.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');

const off = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), value: fc.nat(10_000) }),
  fc.record({ type: fc.constant('fixed' as const), value: fc.nat(3000) }),
);
const cap = fc.option(fc.nat(2000), { freq: 3 });

const adjustment: fc.Arbitrary<Reduction> = fc
  .tuple(off, cap)
  .map(([own, most]) => ({ id: 'by_hand', label: 'By hand', ...own, cap: most }));

const deal: fc.Arbitrary<ItemDeal> = fc
  .record({ id, off, cap, units: fc.option(fc.integer({ min: 1, max: 3 })), group: fc.nat(2) })
  .map(({ off: own, group, ...rest }) => ({
    label: rest.id,
    ...rest,
    ...own,
    stack_group: group === 0 ? 'stack' : null,
  }));

const deals = fc.uniqueArray(deal, { maxLength: 3, selector: (own) => own.id });

/** Generates any line of the given tax classes. */
function anyLine(codes: readonly string[], isUniform: boolean): fc.Arbitrary<LineInput> {
  return fc.record({
    id: fc.uuid(),
    line_number: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    unit_price: fc.nat(4000),
    options: fc.array(fc.record({ price: fc.nat(300), quantity: fc.nat(2) }), { maxLength: 2 }),
    tax_class: fc.constantFrom(...codes),
    item_deals: deals,
    is_comped: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    adjustment: fc.option(adjustment, { freq: 3 }),
    service_charge_eligible: isUniform ? fc.constant(true) : fc.boolean(),
  });
}

function anyReduction(isUniform: boolean): fc.Arbitrary<OrderReduction> {
  return fc
    .record({
      id,
      kind: fc.constantFrom('automatic', 'voucher', 'rank', 'manual'),
      off,
      cap,
      lines: fc.option(fc.subarray([0, 1, 2, 3])),
      is_exclusive: fc.boolean(),
      group: fc.boolean(),
      priority: fc.nat(2),
    })
    .map(({ off: own, lines, group, ...rest }) => ({
      label: rest.id,
      ...rest,
      ...own,
      // Indices for now; `anyBill` turns them into the ids of its lines.
      eligible_line_ids: isUniform ? null : (lines?.map(String) ?? null),
      stack_group: group ? 'stack' : null,
    }));
}

const rate = fc.oneof(fc.constantFrom(0, 600, 800, 1000), fc.nat(2500));

/** Options for the generated bills. */
export interface Shape {
  /**
   * Whether there is only one tax class, and every line is eligible for every reduction and for the
   * service charge.
   */
  isUniform?: boolean;
}

/** Generates any bill of the given shape, for property tests. */
export function anyBill({ isUniform = false }: Shape = {}) {
  const codes = isUniform ? ['T'] : ['T', 'U', 'Z'];
  const terms: fc.Arbitrary<BillTerms> = fc.record({
    order_reductions: fc.uniqueArray(anyReduction(isUniform), {
      maxLength: 4,
      selector: (own) => own.id,
    }),
    fixed_before_percent: fc.boolean(),
    service_charge: fc.record({ rate, is_taxed: fc.boolean(), apply: fc.boolean() }),
    tax_classes: fc.tuple(
      ...codes.map((code) =>
        fc.record({ code: fc.constant(code), rate, is_inclusive: fc.boolean() }),
      ),
    ) as fc.Arbitrary<TaxClass[]>,
    fees: fc.subarray(['delivery', 'packaging']).chain((kinds) =>
      fc.tuple(
        ...kinds.map((kind) =>
          fc.record({
            kind: fc.constant(kind),
            amount: fc.nat(1500),
            tax_class: fc.constantFrom(...codes),
          }),
        ),
      ),
    ),
    tip: fc.nat(500),
  });
  const lines = fc.uniqueArray(anyLine(codes, isUniform), {
    minLength: 1,
    maxLength: 5,
    selector: (own) => own.id,
  });
  return fc.tuple(lines, terms).map(([own, rest]): BillInput => {
    return {
      ...rest,
      lines: own,
      order_reductions: rest.order_reductions.map((reduction) => ({
        ...reduction,
        eligible_line_ids:
          reduction.eligible_line_ids?.map((index) => own[Number(index)]?.id ?? 'gone') ?? null,
      })),
    };
  });
}
