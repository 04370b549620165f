import type { Order } from '@servery/api';
import type { Figure, FigurePart } from '@servery/domain/orders';
import { paymentLabel } from '@servery/domain/paying';
import { useFormat } from '@servery/screens';
import { explainMessages as rules, useRateText, type Step } from '@servery/screens/explained';
import { useReasonText } from '@servery/screens/reasons';
import { useIntl } from 'react-intl';
import { explainMessages } from '../../messages/detail.ts';
import { figureMessages } from '../../messages/figures.ts';
import { useFigureName } from './useFigureName.ts';

/** Returns a function that explains an amount of an order's bill: its rule, then its parts. */
export function useExplanation(order: Order) {
  const { formatMessage } = useIntl();
  const reasonText = useReasonText();
  const figureName = useFigureName();
  const rateText = useRateText(order.merchant_id);
  const { money } = useFormat(order.merchant_id);
  const step = (label: string, amount: number | null = null): Step => ({
    label,
    amount: amount === null ? null : money(amount),
  });

  const byRule = ({ rule, amount, name }: Figure): Step[] => {
    if (rule === null) return [];
    const { kind, base, exact } = rule;
    switch (kind) {
      case 'rate':
      case 'included':
        return [step(rateText(rule, amount))];
      case 'nearest_5': {
        const values = { base: money(base ?? 0), rounded: money((base ?? 0) + amount) };
        return [step(formatMessage(explainMessages.nearest, values))];
      }
      case 'fixed': {
        if (name === 'fees') return [];
        const isLimited = base !== null && exact.numerator > base;
        const limit = { base: money(base ?? 0) };
        return [
          step(formatMessage(explainMessages.fixed), exact.numerator),
          ...(isLimited ? [step(formatMessage(explainMessages.capped, limit))] : []),
        ];
      }
    }
  };

  const partName = (part: FigurePart): string => {
    switch (part.of) {
      case 'figure':
        return figureName(part);
      case 'fee':
        return formatMessage(figureMessages.fees);
      case 'line':
        return order.items.find(({ id }) => id === part.id)?.name ?? '';
      case 'payment': {
        const payment = order.payments.find(({ id }) => id === part.id);
        return payment ? paymentLabel(payment) : '';
      }
      case 'refund': {
        const refund = order.refunds.find(({ id }) => id === part.id);
        return refund ? reasonText(refund) : '';
      }
    }
  };

  /** Returns the first sentence of an explanation; null if the rule says it all. */
  const introOf = ({ name, label, parts }: Figure): string | null => {
    switch (name) {
      case 'gross':
        return formatMessage(explainMessages.gross, { count: order.item_count });
      case 'service_charge':
        return formatMessage(explainMessages.service);
      case 'fees':
        return formatMessage(rules.fee);
      case 'tax':
        return formatMessage(explainMessages.tax, { code: label });
      case 'tax_included':
        return formatMessage(explainMessages.taxIncluded, { code: label });
      case 'item_discounts':
        return formatMessage(explainMessages.discounts);
      case 'reduction':
        return null;
      case 'balance':
        return formatMessage(
          parts.length === 0 && order.totals.total !== 0
            ? explainMessages.calledOff
            : explainMessages.balance,
        );
      case 'comps':
      case 'total':
      case 'rounding':
      case 'captured':
      case 'refunded':
        return formatMessage(explainMessages[name]);
    }
  };

  return (figure: Figure): Step[] => {
    const intro = introOf(figure);
    const parts = figure.parts.map((part) => ({
      ...step(partName(part), part.amount),
      isPart: true,
    }));
    // One item has all of it.
    const isShared = figure.rule !== null && parts.length > 1;
    return [
      ...(intro === null ? [] : [step(intro)]),
      ...byRule(figure),
      ...(isShared ? [step(formatMessage(explainMessages.shares))] : []),
      ...(figure.rule === null || isShared ? parts : []),
    ];
  };
}
