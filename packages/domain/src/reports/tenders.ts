import type { MethodTotals, Payment, PaymentChannel, Refund } from '@servery/api';
import { sum } from '../money/index.ts';
import { isWithin, type Days, type ReportFacts, type ReportOrder } from './facts.ts';
import { capturedOf } from './sales.ts';

type Option = Pick<MethodTotals, 'option_id' | 'name' | 'kind' | 'channel'>;

interface Move {
  option: Option;
  sales: number;
  refunds: number;
  fee: number;
}

const optionOf = ({ option_id, name, kind, channel }: Payment): Option => ({
  option_id,
  name,
  kind,
  channel,
});

/** Returns the payment option by which a refund was paid back. */
function paidBackBy(
  refund: Refund,
  { payments }: ReportOrder,
  usual: ReadonlyMap<string, Option>,
): Option | undefined {
  const own = payments.find(({ id }) => id === refund.payment_id) ?? payments.at(-1);
  if (refund.tender && refund.tender !== own?.kind) return usual.get(refund.tender);
  return own && optionOf(own);
}

/** Returns what each payment option took and gave back in the period, the largest first. */
export function tendersIn(
  { orders, options }: { orders: readonly ReportOrder[]; options: ReportFacts['options'] },
  days: Days,
): MethodTotals[] {
  const usual = new Map<string, Option>([
    ...options
      .toReversed()
      .map(
        ({ id: option_id, name, kind, channel }) =>
          [kind, { option_id, name, kind, channel }] as const,
      ),
    ...orders.flatMap(({ payments }) => payments.map((it) => [it.kind, optionOf(it)] as const)),
  ]);
  const moves = orders.flatMap((order): Move[] => [
    ...capturedOf(order)
      .filter(({ business_date }) => isWithin(days, business_date))
      .map((payment) => ({
        option: optionOf(payment),
        sales: payment.amount + payment.tip,
        refunds: 0,
        fee: payment.fee,
      })),
    ...order.refunds
      .filter((one) => one.state === 'completed' && isWithin(days, one.business_date))
      .flatMap((refund) => {
        const option = paidBackBy(refund, order, usual);
        return option ? [{ option, sales: 0, refunds: refund.amount, fee: 0 }] : [];
      }),
  ]);
  const byOption = Map.groupBy(moves, ({ option: { option_id, channel } }) =>
    [option_id, channel].join(' '),
  );
  return [...byOption.values()]
    .map((some) => {
      const sales = sum(some.map((move) => move.sales));
      const refunds = sum(some.map((move) => move.refunds));
      return {
        ...some.at(-1)!.option,
        count: some.filter((move) => move.refunds === 0).length,
        sales,
        refunds,
        net: sales - refunds,
        fee: sum(some.map(({ fee }) => fee)),
      };
    })
    .toSorted((a, b) => b.sales - a.sales || a.option_id - b.option_id);
}

/** Returns the payment options of a channel. */
export const ofChannel = (all: readonly MethodTotals[], wanted: PaymentChannel): MethodTotals[] =>
  all.filter(({ channel }) => channel === wanted);
