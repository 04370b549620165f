import type { GuestItem } from '@servery/api';
import { Badge, ClockIcon, IconButton, PlusIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../../hooks/useMoney.ts';
import { dishWords as words } from '../../messages/dish.ts';
import * as styles from './menu.css.ts';

interface DishProps extends Pick<Money, 'money' | 'time'> {
  item: GuestItem;
  /** How many of it are in the cart already. */
  inCart: number;
  canOrder: boolean;
  onOpen: () => void;
  /** Adds one as it is. */
  onAdd: () => void;
}

/** A dish of the menu: opens with a press; one that asks for nothing is added by its plus. */
export function Dish({ item, inCart, canOrder, money, time, onOpen, onAdd }: DishProps) {
  const { formatMessage } = useIntl();
  const { name, description, picture, is_available, available_at } = item;
  const why = item.unavailable === 'not_now' ? words.notNow : words.soldOut;
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
          {description && <span className={styles.words}>{description}</span>}{' '}
          <span className={styles.price}>
            {money(item.price)}{' '}
            {!is_available && (
              <Badge tone="warning" icon={available_at ? <ClockIcon /> : undefined}>
                {available_at
                  ? formatMessage(words.againAt, { time: time(available_at) })
                  : formatMessage(why)}
              </Badge>
            )}
            {inCart > 0 && (
              <Badge tone="accent">{formatMessage(words.inCart, { count: inCart })}</Badge>
            )}
          </span>
        </span>
      </button>
      {is_available && canOrder && (
        <span className={styles.quick}>
          <IconButton
            label={formatMessage(words.quickAdd, { name })}
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
