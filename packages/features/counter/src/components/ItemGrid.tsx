import type { DisplayedItem } from '@servery/api';
import { useFormat } from '@servery/screens';
import { nearest, type Arrow } from '@servery/screens/arrows';
import { useItemPictures } from '@servery/screens/item-pictures';
import { useGrowing } from '@servery/ui';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { itemMessages as messages } from '../messages/counter.ts';
import { quantityOf, type NewOrder } from '../newOrder/newOrder.ts';
import * as styles from './items.css.ts';
import { ItemTile } from './ItemTile.tsx';

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The number of items that are rendered at first and with each step of scrolling. */
const step = 100;

/** Moves the focus to the button in the direction of an arrow key, as seen on screen. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const arrow = arrows[event.key];
  if (!arrow) return;
  event.preventDefault();
  const tiles = Array.from(event.currentTarget.querySelectorAll('button:enabled'));
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  const from = tiles.findIndex((tile) => tile === document.activeElement);
  const next = tiles[nearest(boxes, from, arrow)];
  if (next instanceof HTMLElement) next.focus();
}

interface ItemGridProps {
  merchant_id: number;
  items: readonly DisplayedItem[];
  order: NewOrder;
  hasPictures: boolean;
  onAdd: (item: DisplayedItem) => void;
}

/** The items of a category or a search, with one Tab stop. Arrow keys move between them. */
export function ItemGrid({ merchant_id, items, order, hasPictures, onAdd }: ItemGridProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const [count, end] = useGrowing(items, step);
  const shown = items.slice(0, count);
  const pictures = useItemPictures(merchant_id, hasPictures ? shown : []);
  const [visited, setVisited] = useState<number | null>(null);
  const free = shown.filter(({ is_available }) => is_available);
  const stop = free.find(({ id }) => id === visited) ?? free[0];
  return (
    <div
      role="group"
      aria-label={formatMessage(messages.items)}
      className={styles.grid}
      onKeyDown={moveFocus}
    >
      {shown.map((item) => (
        <ItemTile
          key={item.id}
          item={item}
          picture={(item.image_id !== null && pictures.get(item.image_id)) || null}
          price={money(item.price)}
          count={quantityOf(order, item.id)}
          isTabStop={item.id === stop?.id}
          onFocus={() => setVisited(item.id)}
          onPress={() => onAdd(item)}
        />
      ))}
      {count < items.length && <span ref={end} />}
    </div>
  );
}
