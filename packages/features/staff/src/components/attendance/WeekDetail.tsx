import type { AttendanceEntry, AttendanceWeek } from '@servery/api';
import { Drawer, Inline, Stack, Text } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHours } from '../../hooks/useHours.ts';
import { attendanceMessages as messages } from '../../messages/attendance.ts';
import { EntryCard } from './EntryCard.tsx';
import { EntryForm, type EntryChange } from './EntryForms.tsx';
import { Marks } from './Marks.tsx';

interface WeekDetailProps {
  week: AttendanceWeek;
  merchantId: number | '';
  /** Whether the reader can change entries. */
  canManage: boolean;
  onClose: () => void;
}

/** Panel with the entries of an employee in a week, the latest first. */
export function WeekDetail({ week, merchantId, canManage, onClose }: WeekDetailProps) {
  const { formatMessage } = useIntl();
  const { hours, weekday } = useHours();
  const { name, minutes, overtime, days, entries } = week;
  const [changed, setChanged] = useState<[AttendanceEntry, EntryChange] | null>(null);
  return (
    <>
      <Drawer
        isOpen
        onOpenChange={onClose}
        title={name}
        description={formatMessage(overtime > 0 ? messages.summary : messages.worked, {
          hours: hours(minutes),
          overtime: hours(overtime),
        })}
      >
        <Stack gap="m">
          {days
            .filter((day) => day.marks.length > 0)
            .map((day) => (
              <Inline key={day.date} justify="between">
                <Text>{weekday(day.date)}</Text>
                <Marks marks={day.marks} />
              </Inline>
            ))}
          {entries.length === 0 && <Text tone="muted">{formatMessage(messages.noEntries)}</Text>}
          {entries.toReversed().map((entry) => (
            <EntryCard
              key={entry.id}
              entry={entry}
              merchantId={merchantId}
              onChange={canManage ? (change) => setChanged([entry, change]) : undefined}
            />
          ))}
        </Stack>
      </Drawer>
      {changed && (
        <EntryForm
          entry={changed[0]}
          change={changed[1]}
          merchantId={merchantId}
          onClose={() => setChanged(null)}
        />
      )}
    </>
  );
}
