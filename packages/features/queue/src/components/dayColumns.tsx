import type { QueueEntry } from '@servery/api';
import { Badge, Stack, Text, type BadgeProps, type Column } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { boardWords } from '../messages/board.ts';
import { historyWords as words } from '../messages/history.ts';
import { statusWord } from '../statusWord.ts';

const tones: Record<QueueEntry['status'], BadgeProps['tone']> = {
  waiting: 'info',
  called: 'accent',
  arrived: 'accent',
  served: 'success',
  no_show: 'warning',
  left: 'warning',
  removed: 'neutral',
};

/** How somebody fared, column by column; `time` writes a moment on the shop's clock. */
export function useDayColumns(time: (instant: string) => string): Column<QueueEntry>[] {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(() => {
    const minutes = (count: number) =>
      formatMessage(words.minutes, { minutes: formatNumber(count) });
    return [
      {
        id: 'who',
        header: formatMessage(words.who),
        minWidth: 150,
        width: '1.4fr' as const,
        cell: ({ number, name, party }: QueueEntry) => (
          <Stack gap="xxs" align="start">
            <Text weight="bold">
              <bdi>{[number, name].filter(Boolean).join(' · ')}</bdi>
            </Text>
            <Text tone="muted" size="s">
              {formatMessage(boardWords.party, { count: party })}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'joined',
        header: formatMessage(words.joined),
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
        header: formatMessage(words.quoted),
        width: 110,
        align: 'end' as const,
        cell: ({ quoted_minutes }: QueueEntry) => <Text isTabular>{minutes(quoted_minutes)}</Text>,
      },
      {
        id: 'waited',
        header: formatMessage(words.waited),
        width: 150,
        align: 'end' as const,
        cell: ({ waited_minutes, quoted_minutes }: QueueEntry) => {
          if (waited_minutes === null) return <Text tone="muted">–</Text>;
          const late = waited_minutes - quoted_minutes;
          return (
            <Stack gap="xxs" align="end">
              <Text isTabular>{minutes(waited_minutes)}</Text>
              <Text size="s" tone={late > 0 ? 'warning' : 'muted'}>
                {formatMessage(words.late, {
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
        header: formatMessage(words.end),
        minWidth: 140,
        width: '1fr' as const,
        cell: ({ status, reason, seated }: QueueEntry) => (
          <Stack gap="xxs" align="start">
            <Badge tone={tones[status]}>{formatMessage(statusWord[status])}</Badge>
            {seated && (
              <Text tone="muted" size="s">
                {formatMessage(words.table, { name: seated.name })}
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
