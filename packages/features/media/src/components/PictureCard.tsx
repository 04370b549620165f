import type { Media } from '@servery/api';
import { Badge, ImageIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { libraryWords as words } from '../messages/library.ts';
import * as styles from './card.css.ts';

interface PictureProps {
  picture: Pick<Media, 'urls' | 'alt' | 'width' | 'height' | 'is_active'>;
  size: 'small' | 'medium';
}

/** The pixels of a picture in a frame of its own, or a sign where they do not come. */
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
  /** Whether it is the one that is chosen, where one is. */
  isChosen?: boolean;
  onPress: () => void;
}

/** A picture of the library with what there is to know at a glance. */
export function PictureCard({ picture, isChosen, onPress }: PictureCardProps) {
  const { formatMessage } = useIntl();
  const { name, alt, is_active, used_by } = picture;
  return (
    <button type="button" className={styles.card} aria-pressed={isChosen} onClick={onPress}>
      <Picture picture={{ ...picture, alt: '' }} size="small" />
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.facts}>
          {formatMessage(words['uses'], { count: used_by.length })}
          {!is_active && <Badge>{formatMessage(words['inactive'])}</Badge>}
          {alt === '' && <Badge tone="warning">{formatMessage(words['noAlt'])}</Badge>}
        </span>
      </span>
    </button>
  );
}
