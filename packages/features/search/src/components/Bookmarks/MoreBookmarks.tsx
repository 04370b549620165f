import { FileIcon, IconButton, Menu, MoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { bookmarkWords as words } from '../../messages/bookmarks.ts';
import type { Place } from '../../place.ts';

/** The bookmarked places for which the bar has no room. */
export function MoreBookmarks({ places }: { places: readonly Place[] }) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      label={formatMessage(words.more)}
      placement="bottom end"
      trigger={
        <IconButton tone="neutral" label={formatMessage(words.more)}>
          <MoreIcon />
        </IconButton>
      }
      items={places.map(({ href, title, icon }) => ({
        id: href,
        label: title,
        href,
        icon: icon ?? <FileIcon />,
      }))}
    />
  );
}
