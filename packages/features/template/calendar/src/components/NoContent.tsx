import { eventCalendars, type EventCalendarName } from '@servery/api/template';
import { Banner, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { screenMessages as messages } from '../messages/screen.ts';

interface NothingProps {
  calendars: readonly EventCalendarName[];
  onShowAll: () => void;
}

/** Banner that explains why the grid is empty and how to fill it. */
export function NoContent({ calendars, onShowAll }: NothingProps) {
  const { formatMessage } = useIntl();
  if (calendars.length === eventCalendars.length)
    return <Banner title={formatMessage(messages.none)}>{formatMessage(messages.noneText)}</Banner>;
  return (
    <Banner
      title={formatMessage(calendars.length === 0 ? messages.noneShown : messages.noResult)}
      action={
        <Button size="s" onPress={onShowAll}>
          {formatMessage(messages.showAll)}
        </Button>
      }
    />
  );
}
