import { useFormat } from '@servery/screens';
import { useIntl } from 'react-intl';
import { countMessages as messages } from '../messages/yours.ts';

/** Returns a function that describes a variance in sen: "RM 3.20 short". */
export function useVarianceText(merchant_id?: number) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  return (variance: number): string => {
    if (variance === 0) return formatMessage(messages.exact);
    const amount = money(Math.abs(variance));
    return formatMessage(variance < 0 ? messages.short : messages.over, { amount });
  };
}
