import { IconButton, Popover, StarIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { bookmarkWords as words } from '../../messages/bookmarks.ts';
import type { Place } from '../../place.ts';
import { BookmarkPanel } from './BookmarkPanel.tsx';

/** The star, and the search for pages to mark that it opens. */
export function BookmarkSearch({ places }: { places: readonly Place[] }) {
  const { formatMessage } = useIntl();
  return (
    <Popover
      label={formatMessage(words.find)}
      placement="bottom start"
      trigger={
        <IconButton tone="neutral" label={formatMessage(words.find)}>
          <StarIcon />
        </IconButton>
      }
    >
      {(close) => <BookmarkPanel places={places} close={close} />}
    </Popover>
  );
}
