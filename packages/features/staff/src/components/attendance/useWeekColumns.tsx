import type { AttendanceDay, AttendanceMark, AttendanceWeek } from '@servery/api';
import { daysOf } from '@servery/domain/attendance';
import { Stack, Text, type Column } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useHours } from '../../hooks/useHours.ts';
import { attendanceMessages as messages, markMessages } from '../../messages/attendance.ts';
import { Marks } from './Marks.tsx';

const isOfState = (mark: AttendanceMark) => mark === 'open' || mark === 'unconfirmed';

/** The hours of a day, and whether they are to be confirmed or over a limit. */
function Hours({ minutes, marks }: Pick<AttendanceDay, 'minutes' | 'marks'>) {
  const { formatMessage } = useIntl();
  const { short } = useHours();
  if (minutes === 0 && marks.length === 0) return <Text tone="muted">–</Text>;
  return (
    <Stack gap="xxs" align="end">
      {minutes > 0 && <Text>{short(minutes)}</Text>}
      {marks.filter(isOfState).map((mark) => (
        <Text key={mark} size="s" tone={mark === 'open' ? 'success' : 'danger'}>
          {formatMessage(markMessages[mark])}
        </Text>
      ))}
      {!marks.every(isOfState) && (
        <Text size="s" tone="warning">
          {formatMessage(messages.overLimit)}
        </Text>
      )}
    </Stack>
  );
}

/** Returns the columns of the week that starts on a date: the employee, each day and the total. */
export function useWeekColumns(start: string | undefined): Column<AttendanceWeek>[] {
  const { formatMessage } = useIntl();
  const { short, weekday } = useHours();
  const days = start === undefined ? [] : daysOf(start);
  return [
    {
      id: 'name',
      header: formatMessage(messages.name),
      minWidth: 170,
      width: '1.4fr',
      sortKey: 'name',
      cell: ({ name, title }) => (
        <Stack gap="xxs" align="start">
          <Text weight="bold">
            <bdi>{name}</bdi>
          </Text>
          {title !== '' && (
            <Text tone="muted" size="s">
              <bdi>{title}</bdi>
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'total',
      header: formatMessage(messages.total),
      width: '1fr',
      minWidth: 130,
      align: 'end',
      cell: ({ minutes, overtime, marks }) => (
        <Stack gap="xxs" align="end">
          <Text weight="bold">{short(minutes)}</Text>
          {overtime > 0 && (
            <Text tone="muted" size="s">
              {formatMessage(messages.overtimeOf, { hours: short(overtime) })}
            </Text>
          )}
          <Marks marks={marks.filter((mark) => mark === 'long_week')} />
        </Stack>
      ),
    },
    ...days.map((date, i): Column<AttendanceWeek> => ({
      id: date,
      header: weekday(date),
      width: '1fr',
      minWidth: 88,
      align: 'end',
      cell: (week) => <Hours {...week.days[i]!} />,
    })),
  ];
}
