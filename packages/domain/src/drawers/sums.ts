import type { CashKind, CashMovement, CashSums } from '@servery/api';

/** The sums of a shift without movements. */
export const noCash: CashSums = {
  sales: 0,
  reversals: 0,
  refunds: 0,
  pay_ins: 0,
  pay_outs: 0,
  drops: 0,
  no_sales: 0,
};

const sumOf = {
  sale: 'sales',
  reversal: 'reversals',
  refund: 'refunds',
  pay_in: 'pay_ins',
  pay_out: 'pay_outs',
  drop: 'drops',
  no_sale: 'no_sales',
} as const satisfies Record<CashKind, keyof CashSums>;

const intoDrawer: ReadonlySet<CashKind> = new Set(['sale', 'pay_in']);

/** Returns the amount of a movement as it changes the drawer: negative for money out of it. */
export const signedAmount = (kind: CashKind, amount: number): number =>
  intoDrawer.has(kind) || amount === 0 ? amount : -amount;

/** Returns the sums of movements by kind. */
export const sumsOf = (movements: readonly Pick<CashMovement, 'kind' | 'amount'>[]): CashSums =>
  movements.reduce((sums, { kind, amount }) => {
    const name = sumOf[kind];
    return { ...sums, [name]: sums[name] + (kind === 'no_sale' ? 1 : Math.abs(amount)) };
  }, noCash);

/** Returns the cash that a drawer should hold, in sen, given its float. */
export const expectedOf = (float: number, sums: CashSums): number =>
  float + sums.sales + sums.pay_ins - sums.reversals - sums.refunds - sums.pay_outs - sums.drops;
