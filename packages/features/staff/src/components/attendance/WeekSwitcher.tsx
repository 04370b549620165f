import { addDays } from '@servery/domain/time';
import { Button, ChevronEndIcon, ChevronStartIcon, IconButton, Inline, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { weekAfter } from '../../attendanceView.ts';
import { useHours } from '../../hooks/useHours.ts';
import { attendanceMessages as messages } from '../../messages/attendance.ts';

interface WeekSwitcherProps {
  /** The Monday of the week. */
  start: string;
  /** The current trading day. */
  today: string;
  /** Called with a day of the next week; '' for the current one. */
  onChange: (week: string) => void;
}

/** The dates of a week, with the weeks before and after it. */
export function WeekSwitcher({ start, today, onChange }: WeekSwitcherProps) {
  const { formatMessage } = useIntl();
  const { date } = useHours();
  const end = addDays(start, 6);
  const isCurrent = start <= today && today <= end;
  return (
    <div role="group" aria-label={formatMessage(messages.week)}>
      <Inline gap="s">
        <IconButton
          label={formatMessage(messages.previous)}
          onPress={() => onChange(weekAfter(start, -1, today))}
        >
          <ChevronStartIcon />
        </IconButton>
        <Text>{formatMessage(messages.range, { start: date(start), end: date(end) })}</Text>
        <IconButton
          label={formatMessage(messages.next)}
          isDisabled={isCurrent}
          onPress={() => onChange(weekAfter(start, 1, today))}
        >
          <ChevronEndIcon />
        </IconButton>
        {!isCurrent && (
          <Button tone="neutral" emphasis="ghost" onPress={() => onChange('')}>
            {formatMessage(messages.thisWeek)}
          </Button>
        )}
      </Inline>
    </div>
  );
}
