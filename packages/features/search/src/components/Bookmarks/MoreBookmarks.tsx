import { FileIcon, IconButton, Menu, MoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { bookmarkMessages as messages } from '../../messages/bookmarks.ts';
import type { Place } from '../../place.ts';

/** Menu of the bookmarks that don't fit into the bar. */
export function MoreBookmarks({ places }: { places: readonly Place[] }) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      label={formatMessage(messages.more)}
      placement="bottom end"
      trigger={
        <IconButton tone="neutral" label={formatMessage(messages.more)}>
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
