import type { ProfilePhoto } from '@servery/api/template';
import { Card, EmptyState, ImageIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { profileMessages, sideMessages as messages } from '../messages/profile.ts';
import { PhotoGrid } from './PhotoGrid.tsx';

/** All photos of the profile. */
export function Photos({ photos }: { photos: readonly ProfilePhoto[] }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(profileMessages.photos);
  if (photos.length === 0)
    return (
      <EmptyState icon={<ImageIcon />} title={formatMessage(messages.noPhotos)}>
        {formatMessage(messages.noPhotosText)}
      </EmptyState>
    );
  return (
    <Card title={title}>
      <PhotoGrid label={title} photos={photos} tab="photos" look="all" />
    </Card>
  );
}
