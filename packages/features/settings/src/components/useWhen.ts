import type { editSetting, Input, StoreSettings } from '@servery/api';
import { useFormat } from '@servery/screens';
import type { FieldMessages } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { whenMessages as messages } from '../messages/money.ts';
import { settingsMessages } from '../messages/settings.ts';

const refusals: FieldMessages = {
  'from.past': messages.past,
  'from.late': messages.late,
  'from.too_many': messages.tooMany,
};

/** Returns the messages of forms whose changes can hold from a time. */
export function useWhen(merchantId: number | '') {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat(merchantId || undefined);
  return {
    messages: refusals,
    /** Returns the text of the toast, with the time from which a scheduled change holds. */
    saved: ({ scheduled }: StoreSettings, body: Input<typeof editSetting>['body']): string => {
      const ids = scheduled.filter(({ section }) => section === body.type).map(({ id }) => id);
      const newest = scheduled.find(({ id }) => id === Math.max(...ids));
      return newest && 'from' in body && body.from
        ? formatMessage(messages.saved, { time: dateTime(newest.from) })
        : formatMessage(settingsMessages.saved);
    },
  };
}
