import type { SettingChange } from '@servery/api';
import { useIntl } from 'react-intl';
import { historyMessages as messages } from '../messages/history.ts';
import { useFieldName } from './useFieldName.ts';
import { useFieldValue } from './useFieldValue.ts';

/** Returns a function that formats the change of a field of a merchant’s settings. */
export function useChangeText(merchantId: number | '') {
  const { formatMessage } = useIntl();
  const nameOf = useFieldName();
  const valueOf = useFieldValue(merchantId);
  return ({ field, before, after }: SettingChange['changes'][number]): string => {
    const values = {
      field: nameOf(field),
      before: valueOf(field, before),
      after: valueOf(field, after),
    };
    if (before === null) return formatMessage(messages.added, values);
    return formatMessage(after === null ? messages.removed : messages.change, values);
  };
}
