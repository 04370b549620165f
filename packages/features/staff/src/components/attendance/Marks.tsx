import type { AttendanceMark } from '@servery/api';
import { Badge, Inline } from '@servery/ui';
import { useIntl } from 'react-intl';
import { markMessages } from '../../messages/attendance.ts';

const tones = {
  open: 'info',
  unconfirmed: 'danger',
  long_day: 'warning',
  long_spread: 'warning',
  no_rest: 'warning',
  long_week: 'warning',
} as const satisfies Record<AttendanceMark, string>;

/** The marks of a day or a week as badges, such as one for hours over a limit. */
export function Marks({ marks }: { marks: readonly AttendanceMark[] }) {
  const { formatMessage } = useIntl();
  if (marks.length === 0) return null;
  return (
    <Inline gap="xs">
      {marks.map((mark) => (
        <Badge key={mark} tone={tones[mark]}>
          {formatMessage(markMessages[mark])}
        </Badge>
      ))}
    </Inline>
  );
}
