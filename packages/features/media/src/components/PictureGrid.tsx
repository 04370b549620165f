import type { Media } from '@servery/api';
import { Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { libraryMessages as messages } from '../messages/library.ts';
import * as cardStyles from './card.css.ts';
import * as styles from './library.css.ts';
import { PictureCard } from './PictureCard.tsx';

interface PictureGridProps {
  pictures: readonly Media[];
  chosen?: number | null;
  /** Whether the next page is loading. */
  isPending: boolean;
  onPress: (picture: Media) => void;
}

/** Pictures in a responsive grid. */
export function PictureGrid({ pictures, chosen, isPending, onPress }: PictureGridProps) {
  const { formatMessage } = useIntl();
  return (
    <ul
      role="list"
      aria-label={formatMessage(messages.list)}
      aria-busy={isPending || undefined}
      className={isPending ? `${styles.grid} ${styles.pending}` : styles.grid}
    >
      {pictures.map((picture) => (
        <li key={picture.id} className={styles.cell}>
          <PictureCard
            picture={picture}
            isChosen={chosen === undefined ? undefined : chosen === picture.id}
            onPress={() => onPress(picture)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of pictures while they load. */
export function WaitingGrid({ cards = 12 }: { cards?: number }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{formatMessage(messages.loading)}</span>
      </VisuallyHidden>
      <div className={styles.grid} aria-hidden>
        {Array.from({ length: cards }, (_, at) => (
          <div key={at} className={cardStyles.card}>
            <span className={cardStyles.frame} />
            <span className={cardStyles.textBlock}>
              <Skeleton width="most" />
              <Skeleton width="half" />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
