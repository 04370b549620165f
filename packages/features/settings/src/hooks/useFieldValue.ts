import { bankNames } from '../components/banks.ts';
import type { BusinessKind, SettingChange } from '@servery/api';
import { useFormat } from '@servery/screens';
import { useIntl } from 'react-intl';
import { brandMessages } from '../messages/brand.ts';
import { historyMessages as messages } from '../messages/history.ts';
import { hoursMessages } from '../messages/hours.ts';
import { chargeMessages } from '../messages/money.ts';
import { payoutMessages } from '../messages/payout.ts';
import { kindMessages } from '../messages/profile.ts';
import { useRate } from './useRate.ts';

type Value = SettingChange['changes'][number]['after'];

/** Returns a function that formats a value of the history. */
export function useFieldValue(merchantId: number | '') {
  const { formatList, formatMessage, formatNumber } = useIntl();
  const { dateTime } = useFormat(merchantId || undefined);
  const rateOf = useRate();
  const methods = (list: string) =>
    formatList(list.split(', ').map((name) => formatMessage(chargeMessages[name as 'dine_in'])));
  return (field: string, value: Value): string => {
    const isHours = /^holiday\..*\.hours$/.test(field);
    if (isHours && value === '') return formatMessage(hoursMessages.closed);
    if (value === null || value === '') return formatMessage(messages.none);
    if (typeof value === 'boolean') return formatMessage(value ? messages.yes : messages.no);
    if (typeof value === 'number' && field.endsWith('_id'))
      return formatMessage(brandMessages.picture, { id: String(value) });
    if (typeof value === 'number')
      return field.endsWith('rate') ? rateOf(value) : formatNumber(value);
    if (field === 'methods') return methods(value);
    if (field === 'kind' && value in kindMessages)
      return formatMessage(kindMessages[value as BusinessKind]);
    if (field === 'bank')
      return value in bankNames
        ? bankNames[value as keyof typeof bankNames]
        : formatMessage(payoutMessages.other);
    return field === 'until' ? dateTime(value) : value;
  };
}
