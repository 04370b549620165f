import { eventCalendars, type EventCalendarName } from '@servery/api/template';
import { Banner, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { screenWords as words } from '../messages/screen.ts';

interface NothingProps {
  calendars: readonly EventCalendarName[];
  onShowAll: () => void;
}

/** Why the sheet is empty, and what would fill it. */
export function Nothing({ calendars, onShowAll }: NothingProps) {
  const { formatMessage } = useIntl();
  if (calendars.length === eventCalendars.length)
    return <Banner title={formatMessage(words.none)}>{formatMessage(words.noneText)}</Banner>;
  return (
    <Banner
      title={formatMessage(calendars.length === 0 ? words.noneShown : words.noResult)}
      action={
        <Button size="s" onPress={onShowAll}>
          {formatMessage(words.showAll)}
        </Button>
      }
    />
  );
}
