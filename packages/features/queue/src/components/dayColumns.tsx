import type { QueueEntry } from '@servery/api';
import { Badge, Stack, Text, type BadgeProps, type Column } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { boardMessages } from '../messages/board.ts';
import { historyMessages as messages } from '../messages/history.ts';
import { statusMessages } from '../statusMessages.ts';

const tones: Record<QueueEntry['status'], BadgeProps['tone']> = {
  waiting: 'info',
  called: 'accent',
  arrived: 'accent',
  served: 'success',
  no_show: 'warning',
  left: 'warning',
  removed: 'neutral',
};

/** Returns the columns of the history; `time` formats a moment in the merchant's zone. */
export function useDayColumns(time: (instant: string) => string): Column<QueueEntry>[] {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(() => {
    const minutes = (count: number) =>
      formatMessage(messages.minutes, { minutes: formatNumber(count) });
    return [
      {
        id: 'who',
        header: formatMessage(messages.who),
        minWidth: 150,
        width: '1.4fr' as const,
        cell: ({ number, name, party }: QueueEntry) => (
          <Stack gap="xxs" align="start">
            <Text weight="bold">
              <bdi>{[number, name].filter(Boolean).join(' · ')}</bdi>
            </Text>
            <Text tone="muted" size="s">
              {formatMessage(boardMessages.party, { count: party })}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'joined',
        header: formatMessage(messages.joined),
        width: 110,
        sortKey: 'joined',
        cell: ({ joined_at }: QueueEntry) => (
          <time dateTime={joined_at}>
            <Text isTabular>{time(joined_at)}</Text>
          </time>
        ),
      },
      {
        id: 'quoted',
        header: formatMessage(messages.quoted),
        width: 110,
        align: 'end' as const,
        cell: ({ quoted_minutes }: QueueEntry) => <Text isTabular>{minutes(quoted_minutes)}</Text>,
      },
      {
        id: 'waited',
        header: formatMessage(messages.waited),
        width: 150,
        align: 'end' as const,
        cell: ({ waited_minutes, quoted_minutes }: QueueEntry) => {
          if (waited_minutes === null) return <Text tone="muted">–</Text>;
          const late = waited_minutes - quoted_minutes;
          return (
            <Stack gap="xxs" align="end">
              <Text isTabular>{minutes(waited_minutes)}</Text>
              <Text size="s" tone={late > 0 ? 'warning' : 'muted'}>
                {formatMessage(messages.late, {
                  late: late === 0 ? 'on' : late < 0 ? 'early' : 'late',
                  minutes: formatNumber(Math.abs(late)),
                })}
              </Text>
            </Stack>
          );
        },
      },
      {
        id: 'end',
        header: formatMessage(messages.end),
        minWidth: 140,
        width: '1fr' as const,
        cell: ({ status, reason, seated }: QueueEntry) => (
          <Stack gap="xxs" align="start">
            <Badge tone={tones[status]}>{formatMessage(statusMessages[status])}</Badge>
            {seated && (
              <Text tone="muted" size="s">
                {formatMessage(messages.table, { name: seated.name })}
              </Text>
            )}
            {reason && (
              <Text tone="muted" size="s">
                <bdi>{reason}</bdi>
              </Text>
            )}
          </Stack>
        ),
      },
    ];
  }, [formatMessage, formatNumber, time]);
}
