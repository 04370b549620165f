import { listAttendance, type AttendanceWeek, type Input } from '@servery/api';
import { useClient } from '@servery/api/client';
import { daysOf } from '@servery/domain/attendance';
import { readAll, readLength } from '@servery/screens/read-all';
import { toast } from '@servery/ui';
import { ExportMenu, type SheetColumn } from '@servery/ui/spreadsheet';
import { useIntl } from 'react-intl';
import { attendanceMessages as messages, markMessages } from '../../messages/attendance.ts';
import { employeesMessages } from '../../messages/employees.ts';

interface HoursExportProps {
  query: Input<typeof listAttendance>['query'];
  /** The Monday of the week. */
  start: string;
}

/** Minutes as hours in hundredths, as payroll reads them. */
const inHours = (minutes: number) => ({ number: minutes / 60, decimals: 2 });

/** Exports the hours of all matching employees of a week for payroll. */
export function HoursExport({ query, start }: HoursExportProps) {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const rows = () =>
    readAll(async (start) => {
      const page = { ...query, start, length: readLength };
      const { aaData, total } = await call(listAttendance, { query: page });
      return { rows: aaData, total };
    });
  const columns: SheetColumn<AttendanceWeek>[] = [
    { id: 'name', header: formatMessage(messages.name), value: ({ name }) => name },
    { id: 'title', header: formatMessage(employeesMessages.jobTitle), value: ({ title }) => title },
    ...daysOf(start).map((date, i) => ({
      id: date,
      header: date,
      value: ({ days }: AttendanceWeek) => inHours(days[i]!.minutes),
    })),
    {
      id: 'total',
      header: formatMessage(messages.total),
      value: ({ minutes }) => inHours(minutes),
    },
    {
      id: 'overtime',
      header: formatMessage(messages.overtime),
      value: ({ overtime }) => inHours(overtime),
    },
    {
      id: 'marks',
      header: formatMessage(messages.remarks),
      value: ({ marks }) => marks.map((mark) => formatMessage(markMessages[mark])).join('; '),
    },
  ];
  return (
    <ExportMenu
      columns={columns}
      rows={rows}
      kinds={['csv', 'xlsx']}
      fileName={`${formatMessage(messages.title)} ${start}`}
      onFail={() => toast.error({ title: formatMessage(messages.exportFailed) })}
    />
  );
}
