import type { Media } from '@servery/api';
import { Badge, ImageIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { libraryMessages as messages } from '../messages/library.ts';
import * as styles from './card.css.ts';

interface PictureProps {
  picture: Pick<Media, 'urls' | 'alt' | 'width' | 'height' | 'is_active'>;
  size: 'small' | 'medium';
}

/** A picture in a fixed frame, or an icon if it can't be loaded. */
export function Picture({ picture: { urls, alt, width, height, is_active }, size }: PictureProps) {
  const [broken, setBroken] = useState('');
  const url = urls[size];
  return (
    <span className={styles.frame}>
      {broken === url ? (
        <ImageIcon aria-hidden />
      ) : (
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={styles.picture}
          data-inactive={is_active ? undefined : ''}
          onError={() => setBroken(url)}
        />
      )}
    </span>
  );
}

interface PictureCardProps {
  picture: Media;
  /** Whether the picture is selected; omitted if nothing can be selected. */
  isChosen?: boolean;
  onPress: () => void;
}

/** A picture of the library with its name, status and use. */
export function PictureCard({ picture, isChosen, onPress }: PictureCardProps) {
  const { formatMessage } = useIntl();
  const { name, alt, is_active, used_by, is_in_brand } = picture;
  return (
    <button type="button" className={styles.card} aria-pressed={isChosen} onClick={onPress}>
      <Picture picture={{ ...picture, alt: '' }} size="small" />
      <span className={styles.textBlock}>
        <span className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.facts}>
          {formatMessage(messages['uses'], { count: used_by.length + Number(is_in_brand) })}
          {!is_active && <Badge>{formatMessage(messages['inactive'])}</Badge>}
          {alt === '' && <Badge tone="warning">{formatMessage(messages['noAlt'])}</Badge>}
        </span>
      </span>
    </button>
  );
}
