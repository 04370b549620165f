import type { DisplayedItem, Media } from '@servery/api';
import { VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { itemMessages as messages } from '../messages/counter.ts';
import * as styles from './items.css.ts';

interface ItemTileProps {
  item: DisplayedItem;
  /** The picture to show; null for text only. */
  picture: Media | null;
  /** The formatted price. */
  price: string;
  /** The quantity on the new order. */
  count: number;
  /** Whether Tab stops at this item. */
  isTabStop: boolean;
  onFocus: () => void;
  onPress: () => void;
}

/** A menu item as a large button that adds it. An unavailable one says why and can't be pressed. */
export function ItemTile(props: ItemTileProps) {
  const { item, picture, price, count, isTabStop, onFocus, onPress } = props;
  const { formatMessage, formatNumber } = useIntl();
  const { name, unavailable } = item;
  const why = unavailable === 'not_now' ? messages.notNow : messages.soldOut;
  return (
    <button
      type="button"
      className={styles.tile}
      data-chosen={count > 0 || undefined}
      disabled={unavailable !== null}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
    >
      {picture && (
        <img
          className={styles.picture}
          src={picture.urls.small}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      )}
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.price}>{unavailable ? formatMessage(why) : price}</span>
      {count > 0 && (
        <>
          <span key={count} className={styles.count} aria-hidden>
            {formatNumber(count)}
          </span>
          <VisuallyHidden>{formatMessage(messages.onOrder, { name, count })}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
