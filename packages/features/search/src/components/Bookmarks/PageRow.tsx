import { FileIcon, IconButton, StarIcon, toast, useLink } from '@servery/ui';
import { useIntl } from 'react-intl';
import { bookmarkSearchMessages as messages } from '../../messages/bookmarkSearch.ts';
import type { KnownPage } from '../../place.ts';
import * as styles from './BookmarkPanel.css.ts';

export interface PageRowProps extends KnownPage {
  onToggle: (id: number) => Promise<void>;
  /** Called when the page is opened. */
  onGo: () => void;
}

/** A page with its link and the star button that bookmarks it. */
export function PageRow({ page, place, onToggle, onGo }: PageRowProps) {
  const { formatMessage } = useIntl();
  const link = useLink({ href: place.href, onPress: onGo });
  const toggle = () =>
    void onToggle(page.id).catch(() => toast.error({ title: formatMessage(messages.notKept) }));
  return (
    <li className={styles.row}>
      <a {...link} className={styles.link}>
        <span className={styles.sign}>{place.icon ?? <FileIcon />}</span>
        <span className={styles.name}>
          {place.title}
          {place.section && <span className={styles.section}>{place.section}</span>}
        </span>
      </a>
      <span className={styles.star}>
        <IconButton
          tone={page.isBookmarked ? 'accent' : 'neutral'}
          label={formatMessage(messages.mark, { page: place.title })}
          aria-pressed={page.isBookmarked}
          onPress={toggle}
        >
          <StarIcon />
        </IconButton>
      </span>
    </li>
  );
}
