import { listAttendance } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { Inline } from '@servery/ui';
import { useState } from 'react';
import { HoursExport } from './HoursExport.tsx';
import { WeekSwitcher } from './WeekSwitcher.tsx';

interface AttendanceExportProps {
  /** The outlet whose hours are exported; '' for the reader's own. */
  merchantId: number | '';
}

/**
 * Exports the hours of a week, also while attendance is off. It is missing for readers without
 * permission to see them.
 */
export function AttendanceExport({ merchantId }: AttendanceExportProps) {
  const [week, setWeek] = useState('');
  const query = { merchant_id: merchantId, week, is_export: true, order: 'asc' } as const;
  const { data } = useCall(
    listAttendance,
    { query: { ...query, length: 1 } },
    { keepPreviousData: true },
  );
  if (!data) return null;
  return (
    <Inline gap="m">
      <WeekSwitcher start={data.start} today={data.today} onChange={setWeek} />
      <HoursExport query={query} start={data.start} />
    </Inline>
  );
}
