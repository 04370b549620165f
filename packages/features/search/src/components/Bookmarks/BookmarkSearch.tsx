import { IconButton, Popover, StarIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { bookmarkMessages as messages } from '../../messages/bookmarks.ts';
import type { Place } from '../../place.ts';
import { BookmarkPanel } from './BookmarkPanel.tsx';

/** Star button that opens the search for pages to bookmark. */
export function BookmarkSearch({ places }: { places: readonly Place[] }) {
  const { formatMessage } = useIntl();
  return (
    <Popover
      label={formatMessage(messages.find)}
      placement="bottom start"
      trigger={
        <IconButton tone="neutral" label={formatMessage(messages.find)}>
          <StarIcon />
        </IconButton>
      }
    >
      {(close) => <BookmarkPanel places={places} close={close} />}
    </Popover>
  );
}
