import { DeleteIcon, IconButton, MinusIcon, PlusIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { cartMessages } from '../messages/cart.ts';
import { dishMessages as messages } from '../messages/dish.ts';
import * as styles from './guest.css.ts';

interface QuantityProps {
  /** The name of the counted dish. */
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Removes the dish at the minimum; if omitted, the quantity can't go below `min`. */
  onRemove?: () => void;
  isDisabled?: boolean;
}

/** A quantity with buttons to change it by one. */
export function Quantity({ name, value, min, max, onChange, onRemove, isDisabled }: QuantityProps) {
  const { formatMessage, formatNumber } = useIntl();
  const isLast = value <= min;
  return (
    <span className={styles.steps}>
      <IconButton
        label={formatMessage(isLast && onRemove ? cartMessages.remove : messages.fewer, { name })}
        emphasis="outline"
        isDisabled={isDisabled || (isLast && !onRemove)}
        onPress={() => (isLast ? onRemove?.() : onChange(value - 1))}
      >
        {isLast && onRemove ? <DeleteIcon /> : <MinusIcon />}
      </IconButton>
      <span className={styles.count}>{formatNumber(value)}</span>
      <IconButton
        label={formatMessage(messages.more, { name })}
        emphasis="outline"
        isDisabled={isDisabled || value >= max}
        onPress={() => onChange(value + 1)}
      >
        <PlusIcon />
      </IconButton>
    </span>
  );
}
