import type { Derivation, Order } from '@servery/api';
import { useFormat } from '@servery/screens';
import { useReasonText } from '@servery/screens/reasons';
import { useIntl } from 'react-intl';
import { explainMessages } from '../../messages/detail.ts';
import { figureMessages } from '../../messages/figures.ts';
import { partsOf, type Figure } from './explain.ts';

/** One line of an explanation: a text, and an amount if it has one. */
export interface Reasoning {
  label: string;
  amount: string | null;
}

/** Returns functions that explain the amounts of an order's bill in text and numbers. */
export function useExplanation(order: Order) {
  const { formatMessage, formatNumber } = useIntl();
  const reasonText = useReasonText();
  const { money, exactMoney } = useFormat(order.merchant_id);
  const toReasoning = (label: string, amount: number | null = null): Reasoning => ({
    label,
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
    const rule = Number.isInteger(exact) ? explainMessages.exact : explainMessages.rounded;
    return [toReasoning(formatMessage(rule, values))];
  };

  return ({ name, rules, reduction }: Figure): Reasoning[] => {
    const [rule] = rules;
    switch (name) {
      case 'gross':
        return [toReasoning(formatMessage(explainMessages.gross, { count: order.item_count }))];
      case 'comps':
      case 'item_discounts':
        return [
          toReasoning(formatMessage(explainMessages.comps)),
          ...order.items
            .filter((line) => line.is_comped && line.status !== 'voided')
            .map((line) => toReasoning(line.name, -line.gross)),
        ];
      case 'reduction': {
        if (rule?.rate != null) return byRate(rule);
        const isCapped = reduction?.amount != null && reduction.amount > reduction.value;
        const capped = toReasoning(
          formatMessage(explainMessages.capped, { base: money(reduction?.value ?? 0) }),
        );
        return [toReasoning(formatMessage(explainMessages.fixed)), ...(isCapped ? [capped] : [])];
      }
      case 'service_charge':
        return [toReasoning(formatMessage(explainMessages.service)), ...(rule ? byRate(rule) : [])];
      case 'fees':
        return [toReasoning(formatMessage(explainMessages.fee))];
      case 'tax':
        return rules.flatMap((one) => [
          toReasoning(formatMessage(explainMessages.tax, { code: one.label })),
          ...byRate(one),
        ]);
      case 'tax_included':
        return rules.map((one) =>
          toReasoning(formatMessage(explainMessages.taxIncluded, { code: one.label }), one.amount),
        );
      case 'rounding':
        return [toReasoning(formatMessage(explainMessages.rounding))];
      case 'captured':
        return [
          toReasoning(formatMessage(explainMessages.captured)),
          ...order.payments
            .filter(({ state }) => state === 'captured')
            .map((payment) => toReasoning(payment.name, payment.amount)),
        ];
      case 'refunded':
        return [
          toReasoning(formatMessage(explainMessages.refunded)),
          ...order.refunds
            .filter(({ state }) => state === 'completed')
            .map((refund) => toReasoning(reasonText(refund), refund.amount)),
        ];
      case 'balance':
      case 'total': {
        const parts = partsOf(name, order.totals).map(([part, amount]) =>
          toReasoning(
            formatMessage(
              part === 'reduction' ? figureMessages.order_discounts : figureMessages[part],
            ),
            amount,
          ),
        );
        const isCalledOff =
          name === 'balance' && order.balance === 0 && order.totals.captured === 0;
        return isCalledOff && order.totals.total !== 0
          ? [toReasoning(formatMessage(explainMessages.calledOff))]
          : [
              toReasoning(
                formatMessage(name === 'total' ? explainMessages.total : explainMessages.balance),
              ),
              ...parts,
            ];
      }
    }
  };
}
