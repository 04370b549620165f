import type { ProfilePhoto } from '@servery/api/template';
import { Button, Dialog, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { photoPositionMessage, sideMessages as messages } from '../messages/profile.ts';
import * as styles from './photos.css.ts';

interface PhotoViewerProps {
  photos: readonly ProfilePhoto[];
  /** The id of the photo that is shown. */
  id: number;
  onChange: (id: number) => void;
  onClose: () => void;
}

/** A photo shown large, with buttons to the previous and the next one. */
export function PhotoViewer({ photos, id, onChange, onClose }: PhotoViewerProps) {
  const { formatMessage } = useIntl();
  const at = photos.findIndex((photo) => photo.id === id);
  const photo = photos[at];
  if (!photo) return null;
  const go = (step: number) => onChange(photos.at((at + step) % photos.length)!.id);
  return (
    <Dialog
      isOpen
      size="l"
      title={<bdi>{photo.alt}</bdi>}
      onOpenChange={onClose}
      footer={
        <div className={styles.steps}>
          <Button onPress={() => go(-1)}>{formatMessage(messages.previousPhoto)}</Button>
          <Text tone="muted" isTabular>
            {formatMessage(photoPositionMessage, { at: at + 1, total: photos.length })}
          </Text>
          <Button onPress={() => go(1)}>{formatMessage(messages.nextPhoto)}</Button>
        </div>
      }
    >
      <img className={styles.large} src={photo.img} alt="" />
    </Dialog>
  );
}
