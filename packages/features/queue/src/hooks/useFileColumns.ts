import type { QueueEntry } from '@servery/api';
import type { SheetColumn, SheetValue } from '@servery/ui/spreadsheet';
import { useIntl } from 'react-intl';
import { historyMessages as messages } from '../messages/history.ts';
import { statusMessages } from '../statusMessages.ts';

/** Returns the columns of an exported file of queue entries; `time` formats a time of day. */
export function useFileColumns(time: (instant: string) => string): SheetColumn<QueueEntry>[] {
  const { formatMessage } = useIntl();
  const column = (
    id: keyof typeof messages,
    value: (entry: QueueEntry) => SheetValue,
  ): SheetColumn<QueueEntry> => ({ id, header: formatMessage(messages[id]), value });
  return [
    column('number', ({ number }) => number),
    column('name', ({ name }) => name),
    column('phone', ({ phone }) => phone),
    column('party', ({ party }) => party),
    column('joined', ({ joined_at }) => time(joined_at)),
    column('quoted', ({ quoted_minutes }) => quoted_minutes),
    column('waited', ({ waited_minutes }) => waited_minutes),
    column('end', ({ status }) => formatMessage(statusMessages[status])),
    column('tableColumn', ({ seated }) => seated?.name),
    column('reason', ({ reason }) => reason),
  ];
}
