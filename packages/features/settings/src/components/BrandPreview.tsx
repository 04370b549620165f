import { Badge, Button, Text } from '@servery/ui';
import { brandSkin, wearBrand } from '@servery/ui/brand';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { brandMessages as messages } from '../messages/brand.ts';
import * as styles from './brand.css.ts';

interface BrandPreviewProps {
  /** As `#rrggbb`; null for the usual colours. */
  color: string | null;
  skin: 'light' | 'dark';
}

/** A button, a badge and a link in a brand's colour, as guests see them in one skin. */
export function BrandPreview({ color, skin }: BrandPreviewProps) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) wearBrand(place.current, color === null ? null : brandSkin(color, skin));
  }, [color, skin]);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{formatMessage(messages[skin])}</figcaption>
      <div ref={place} data-skin={skin} inert className={styles.preview}>
        <Button tone="accent" emphasis="solid">
          {formatMessage(messages.sampleButton)}
        </Button>
        <Badge tone="accent">{formatMessage(messages.sampleBadge)}</Badge>
        <Text tone="accent">{formatMessage(messages.sampleText)}</Text>
      </div>
    </figure>
  );
}
