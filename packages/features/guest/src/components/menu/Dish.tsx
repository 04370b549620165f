import type { GuestItem } from '@servery/api';
import { Badge, IconButton, PlusIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../../hooks/useMoney.ts';
import { dishMessages as messages } from '../../messages/dish.ts';
import * as styles from './menu.css.ts';
import { WhyUnavailable } from './WhyUnavailable.tsx';

interface DishProps extends Pick<Money, 'money' | 'time'> {
  item: GuestItem;
  /** The quantity in the cart. */
  inCart: number;
  canOrder: boolean;
  onOpen: () => void;
  /** Adds the dish with its default choices. */
  onAdd: () => void;
}

/**
 * A dish of the menu. Pressing it opens its dialog; a dish without required choices can be added
 * with its plus button.
 */
export function Dish({ item, inCart, canOrder, money, time, onOpen, onAdd }: DishProps) {
  const { formatMessage } = useIntl();
  const { name, description, picture, is_available } = item;
  return (
    <li className={styles.dish} data-unavailable={is_available ? undefined : ''}>
      <button type="button" className={styles.open} disabled={!is_available} onClick={onOpen}>
        {picture && (
          <img
            className={styles.picture}
            src={picture.small}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
          />
        )}
        <span className={styles.facts}>
          <span className={styles.name}>{name}</span>{' '}
          {description && <span className={styles.textBlock}>{description}</span>}{' '}
          <span className={styles.price}>
            {money(item.price)} <WhyUnavailable {...{ item, time }} />
            {inCart > 0 && (
              <Badge tone="accent">{formatMessage(messages.inCart, { count: inCart })}</Badge>
            )}
          </span>
        </span>
      </button>
      {is_available && canOrder && (
        <span className={styles.quick}>
          <IconButton
            label={formatMessage(messages.quickAdd, { name })}
            tone="accent"
            emphasis="soft"
            onPress={item.options.length > 0 ? onOpen : onAdd}
          >
            <PlusIcon />
          </IconButton>
        </span>
      )}
    </li>
  );
}
