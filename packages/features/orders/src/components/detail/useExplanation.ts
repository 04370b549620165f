import type { Derivation, Order } from '@servery/api';
import { useReasonText } from '@servery/words/reasons';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { explainWords } from '../../messages/detail.ts';
import { figureWords } from '../../messages/figures.ts';
import { partsOf, type Figure } from './explain.ts';

/** One line of an explanation: words, and a figure where they have one. */
export interface Reasoning {
  words: string;
  amount: string | null;
}

/** How the figures of an order's bill come about, in words and numbers. */
export function useExplanation(order: Order) {
  const { formatMessage, formatNumber } = useIntl();
  const reasonText = useReasonText();
  const { money, exactMoney } = useFormat(order.merchant_id);
  const say = (words: string, amount: number | null = null): Reasoning => ({
    words,
    amount: amount === null ? null : money(amount),
  });

  const byRate = ({ base, rate, amount }: Derivation): Reasoning[] => {
    if (base === null || rate === null) return [];
    const shown = Math.abs(amount);
    const exact = (base * rate) / 10_000;
    const values = {
      base: money(base),
      rate: formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
      amount: money(shown),
      exact: exactMoney(exact),
    };
    const rule = Number.isInteger(exact) ? explainWords.exact : explainWords.rounded;
    return [say(formatMessage(rule, values))];
  };

  return ({ name, rules, reduction }: Figure): Reasoning[] => {
    const [rule] = rules;
    switch (name) {
      case 'gross':
        return [say(formatMessage(explainWords.gross, { count: order.item_count }))];
      case 'comps':
      case 'item_discounts':
        return [
          say(formatMessage(explainWords.comps)),
          ...order.items
            .filter((line) => line.is_comped && line.status !== 'voided')
            .map((line) => say(line.name, -line.gross)),
        ];
      case 'reduction': {
        if (rule?.rate != null) return byRate(rule);
        const isCapped = reduction?.amount != null && reduction.amount > reduction.value;
        const capped = say(
          formatMessage(explainWords.capped, { base: money(reduction?.value ?? 0) }),
        );
        return [say(formatMessage(explainWords.fixed)), ...(isCapped ? [capped] : [])];
      }
      case 'service_charge':
        return [say(formatMessage(explainWords.service)), ...(rule ? byRate(rule) : [])];
      case 'fees':
        return [say(formatMessage(explainWords.fee))];
      case 'tax':
        return rules.flatMap((one) => [
          say(formatMessage(explainWords.tax, { code: one.label })),
          ...byRate(one),
        ]);
      case 'tax_included':
        return rules.map((one) =>
          say(formatMessage(explainWords.taxIncluded, { code: one.label }), one.amount),
        );
      case 'rounding':
        return [say(formatMessage(explainWords.rounding))];
      case 'captured':
        return [
          say(formatMessage(explainWords.captured)),
          ...order.payments
            .filter(({ state }) => state === 'captured')
            .map((payment) => say(payment.name, payment.amount)),
        ];
      case 'refunded':
        return [
          say(formatMessage(explainWords.refunded)),
          ...order.refunds
            .filter(({ state }) => state === 'completed')
            .map((refund) => say(reasonText(refund), refund.amount)),
        ];
      case 'balance':
      case 'total': {
        const parts = partsOf(name, order.totals).map(([part, amount]) =>
          say(
            formatMessage(part === 'reduction' ? figureWords.order_discounts : figureWords[part]),
            amount,
          ),
        );
        const isCalledOff =
          name === 'balance' && order.balance === 0 && order.totals.captured === 0;
        return isCalledOff && order.totals.total !== 0
          ? [say(formatMessage(explainWords.calledOff))]
          : [
              say(formatMessage(name === 'total' ? explainWords.total : explainWords.balance)),
              ...parts,
            ];
      }
    }
  };
}
