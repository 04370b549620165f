import type { Shift } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Badge, Text, type Column } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useVarianceText } from '../hooks/useVarianceText.ts';
import { shiftsMessages as messages, stateMessages } from '../messages/shifts.ts';
import { stateTones } from './stateTones.ts';

/** Returns the columns of the list of shifts. */
export function useShiftColumns(merchantId: number | ''): Column<Shift>[] {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat(merchantId || undefined);
  const varianceText = useVarianceText(merchantId || undefined);
  return useMemo(
    () => [
      {
        id: 'person',
        header: formatMessage(messages.person),
        width: '1.3fr',
        minWidth: 140,
        cell: ({ person }) => (
          <Text weight="bold">
            <bdi>{person.name}</bdi>
          </Text>
        ),
      },
      {
        id: 'drawer',
        header: formatMessage(messages.drawer),
        minWidth: 80,
        cell: ({ drawer }) => <bdi>{drawer.name}</bdi>,
      },
      {
        id: 'status',
        header: formatMessage(messages.status),
        minWidth: 110,
        cell: ({ state }) => (
          <Badge tone={stateTones[state]}>{formatMessage(stateMessages[state])}</Badge>
        ),
      },
      {
        id: 'opened',
        header: formatMessage(messages.opened),
        // A date and its time are next to each other, or each on a line.
        width: '1.3fr',
        minWidth: 130,
        cell: ({ opened_at }) => dateTime(opened_at),
      },
      {
        id: 'closed',
        header: formatMessage(messages.closed),
        // A date and its time are next to each other, or each on a line.
        width: '1.3fr',
        minWidth: 130,
        cell: ({ closed_at }) => (closed_at ? dateTime(closed_at) : '–'),
      },
      {
        id: 'variance',
        header: formatMessage(messages.variance),
        align: 'end',
        width: '1.1fr',
        minWidth: 140,
        cell: ({ variance, variance_limit }) => {
          if (variance === null) return '–';
          const isOver = Math.abs(variance) > variance_limit;
          return (
            <Text
              tone={isOver ? 'danger' : 'inherit'}
              weight={isOver ? 'bold' : 'inherit'}
              isTabular
            >
              {varianceText(variance)}
            </Text>
          );
        },
      },
    ],
    [formatMessage, dateTime, varianceText],
  );
}
