import type { ScheduledChange } from '@servery/api';
import { useIntl } from 'react-intl';
import { chargeMessages, taxMessages, tradingMessages } from '../messages/money.ts';
import { useRate } from './useRate.ts';

/** Returns a function that formats the values of a scheduled change in one line. */
export function useSummary() {
  const { formatList, formatMessage } = useIntl();
  const rateOf = useRate();
  return (change: ScheduledChange): string => {
    if (change.section === 'service_charge') {
      const { rate, methods } = change.service_charge;
      if (rate === 0 || methods.length === 0) return formatMessage(chargeMessages.off);
      const names = formatList(methods.map((method) => formatMessage(chargeMessages[method])));
      return formatMessage(chargeMessages.summary, { rate: rateOf(rate), methods: names });
    }
    if (change.section === 'tax_classes')
      return formatList(
        change.tax_classes.map(({ code, name, rate }) =>
          formatMessage(taxMessages.summary, { name: name || code, rate: rateOf(rate) }),
        ),
      );
    const { day_start: time, order_prefixes } = change.trading;
    const letters = formatList(Object.values(order_prefixes));
    return formatMessage(tradingMessages.summary, { time, letters });
  };
}
