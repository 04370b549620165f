import type { MenuItem } from '@servery/api';
import { useFormat } from '@servery/screens';
import { VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { tableMessages as messages } from '../../messages/table.ts';
import * as styles from './dishes.css.ts';

interface DishButtonProps {
  item: MenuItem;
  merchant_id: number;
  /** The quantity of this dish in the cart. */
  count: number;
  onPress: () => void;
}

/** A dish of the menu with its price and its quantity in the cart; a press adds it. */
export function DishButton({ item, merchant_id, count, onPress }: DishButtonProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(merchant_id);
  const { name, price, is_available } = item;
  return (
    <button
      type="button"
      className={styles.dish}
      data-chosen={count > 0 || undefined}
      disabled={!is_available}
      onClick={onPress}
    >
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.price}>
        {is_available ? money(price) : formatMessage(messages.soldOut)}
      </span>
      {count > 0 && (
        <>
          <span key={count} className={styles.count} aria-hidden>
            {formatNumber(count)}
          </span>
          <VisuallyHidden>{formatMessage(messages.inCart, { name, count })}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
