import type { FigureRule } from '@servery/domain/orders';
import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import { explainMessages } from '../messages/explain.ts';

const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

/**
 * Returns a function that shows how an amount, in sen, follows from a rate of its base, such as
 * "RM 9.90 × 6% = RM 0.594, rounded to RM 0.59".
 */
export function useRateText(merchant_id: number) {
  const { formatMessage, formatNumber } = useIntl();
  const { money, exactMoney } = useFormat(merchant_id);
  return ({ kind, base, rate, exact }: FigureRule, amount: number): string => {
    const value = exact.numerator / exact.denominator;
    const share = (rate ?? 0) / 10_000;
    const { included, includedRounded, exact: plain, rounded } = explainMessages;
    const [whole, approximate] =
      kind === 'included' ? [included, includedRounded] : [plain, rounded];
    return formatMessage(Number.isInteger(value) ? whole : approximate, {
      base: money(base ?? 0),
      rate: formatNumber(share, percent),
      whole: formatNumber(1 + share, percent),
      amount: money(Math.abs(amount)),
      exact: exactMoney(value),
    });
  };
}
