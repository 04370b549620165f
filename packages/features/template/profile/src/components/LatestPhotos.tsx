import type { ProfilePhoto } from '@servery/api/template';
import { Card, Link } from '@servery/ui';
import { useIntl } from 'react-intl';
import { sideMessages as messages } from '../messages/profile.ts';
import { places } from '../places.ts';
import { PhotoGrid } from './PhotoGrid.tsx';

const shown = 9;

/** The latest photos with a link to all of them. */
export function LatestPhotos({ photos }: { photos: readonly ProfilePhoto[] }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.latestPhotos);
  if (photos.length === 0) return null;
  return (
    <Card
      title={title}
      actions={<Link href={places.tab('photos')}>{formatMessage(messages.allPhotos)}</Link>}
    >
      <PhotoGrid label={title} photos={photos.slice(0, shown)} tab="feed" look="few" />
    </Card>
  );
}
