import { IconButton, MoreIcon, onDemand, StarIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useBookmarks } from '../../hooks/useBookmarks.ts';
import { bookmarkMessages as messages } from '../../messages/bookmarks.ts';
import { knownPages, type Place } from '../../place.ts';
import { BookmarkIcons } from './BookmarkIcons.tsx';
import { bar, onlyWide } from './Bookmarks.css.ts';

const BookmarkSearch = onDemand(async () => (await import('./BookmarkSearch.tsx')).BookmarkSearch);
const MoreBookmarks = onDemand(async () => (await import('./MoreBookmarks.tsx')).MoreBookmarks);

/** The number of bookmarks in the bar; the others are in a menu. */
const maxIcons = 10;

export interface BookmarksProps {
  /** All pages that exist and are permitted; bookmarks of others are hidden. */
  places: readonly Place[];
}

/** The bookmarked pages as icons for the top bar, and a star button that opens the search. */
export function Bookmarks({ places }: BookmarksProps) {
  const { formatMessage } = useIntl();
  const { data } = useBookmarks();
  const marked = knownPages(data?.bookmarks ?? [], places).map(({ place }) => place);
  const rest = marked.slice(maxIcons);
  return (
    <nav className={bar} aria-label={formatMessage(messages.bookmarks)}>
      {marked.length > 0 && <BookmarkIcons places={marked.slice(0, maxIcons)} />}
      {rest.length > 0 && (
        <span className={onlyWide}>
          <MoreBookmarks places={rest}>
            {(onPress) => (
              <IconButton tone="neutral" label={formatMessage(messages.more)} onPress={onPress}>
                <MoreIcon />
              </IconButton>
            )}
          </MoreBookmarks>
        </span>
      )}
      <BookmarkSearch places={places}>
        {(onPress) => (
          <IconButton tone="neutral" label={formatMessage(messages.find)} onPress={onPress}>
            <StarIcon />
          </IconButton>
        )}
      </BookmarkSearch>
    </nav>
  );
}
