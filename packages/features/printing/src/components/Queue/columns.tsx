import type { PrintJob } from '@servery/api';
import { Badge, Inline, Stack, Text, type Column } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useMoment } from '../../hooks/useMoment.ts';
import { failureTextMessages, queueMessages as messages, stateMessages } from '../../messages.ts';
import { stateTone } from '../stateTone.ts';

/** Returns the columns of the print queue, in the reader's language. */
export function useQueueColumns(merchantId: number | ''): Column<PrintJob>[] {
  const { formatMessage } = useIntl();
  const moment = useMoment(merchantId);
  return useMemo(
    () => [
      {
        id: 'what',
        header: formatMessage(messages.what),
        minWidth: 160,
        width: '1.2fr' as const,
        cell: ({ title, is_copy }: PrintJob) => (
          <Inline gap="xs" align="center">
            <Text weight="bold">
              <bdi>{title}</bdi>
            </Text>
            {is_copy && <Badge tone="neutral">{formatMessage(messages.copy)}</Badge>}
          </Inline>
        ),
      },
      {
        id: 'state',
        header: formatMessage(messages.stateColumn),
        minWidth: 200,
        width: '1.6fr' as const,
        cell: ({ state, failure, place }: PrintJob) => (
          <Stack gap="xxs" align="start">
            <Inline gap="xs" align="center">
              <Badge tone={stateTone[state]}>{formatMessage(stateMessages[state])}</Badge>
              {place !== null && (
                <Text tone="muted" size="s">
                  {formatMessage(messages.place, { place })}
                </Text>
              )}
            </Inline>
            {failure && state !== 'printed' && state !== 'cancelled' && (
              <Text tone="muted" size="s">
                {formatMessage(failureTextMessages[failure])}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'printer',
        header: formatMessage(messages.printer),
        minWidth: 130,
        width: '1fr' as const,
        cell: ({ printer, first_printer }: PrintJob) => (
          <Stack gap="xxs" align="start">
            <bdi>{printer.name}</bdi>
            {first_printer && (
              <Text tone="muted" size="s">
                {formatMessage(messages.instead, { name: first_printer.name })}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'when',
        header: formatMessage(messages.when),
        width: 176,
        sortKey: 'when',
        cell: ({ created_at }: PrintJob) => <time dateTime={created_at}>{moment(created_at)}</time>,
      },
    ],
    [formatMessage, moment],
  );
}
