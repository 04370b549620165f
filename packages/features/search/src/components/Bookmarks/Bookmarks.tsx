import { IconButton, MoreIcon, onDemand, StarIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useBookmarks } from '../../hooks/useBookmarks.ts';
import { bookmarkWords as words } from '../../messages/bookmarks.ts';
import { knownPages, type Place } from '../../place.ts';
import { BookmarkIcons } from './BookmarkIcons.tsx';
import { bar, onlyWide } from './Bookmarks.css.ts';

const BookmarkSearch = onDemand(async () => (await import('./BookmarkSearch.tsx')).BookmarkSearch);
const MoreBookmarks = onDemand(async () => (await import('./MoreBookmarks.tsx')).MoreBookmarks);

/** How many bookmarks stand in the bar; the others are in a menu. */
const most = 10;

export interface BookmarksProps {
  /** Every place that exists and is allowed: a bookmark of another is not shown. */
  places: readonly Place[];
}

/** The bookmarked places as icons for a navbar, and a star that opens a search for more. */
export function Bookmarks({ places }: BookmarksProps) {
  const { formatMessage } = useIntl();
  const { data } = useBookmarks();
  const marked = knownPages(data?.bookmarks ?? [], places).map(({ place }) => place);
  const rest = marked.slice(most);
  return (
    <nav className={bar} aria-label={formatMessage(words.bookmarks)}>
      {marked.length > 0 && <BookmarkIcons places={marked.slice(0, most)} />}
      {rest.length > 0 && (
        <span className={onlyWide}>
          <MoreBookmarks places={rest}>
            {(onPress) => (
              <IconButton tone="neutral" label={formatMessage(words.more)} onPress={onPress}>
                <MoreIcon />
              </IconButton>
            )}
          </MoreBookmarks>
        </span>
      )}
      <BookmarkSearch places={places}>
        {(onPress) => (
          <IconButton tone="neutral" label={formatMessage(words.find)} onPress={onPress}>
            <StarIcon />
          </IconButton>
        )}
      </BookmarkSearch>
    </nav>
  );
}
