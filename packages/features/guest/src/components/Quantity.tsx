import { DeleteIcon, IconButton, MinusIcon, PlusIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { cartWords } from '../messages/cart.ts';
import { dishWords as words } from '../messages/dish.ts';
import * as styles from './guest.css.ts';

interface QuantityProps {
  /** Of what. */
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Takes the last one away; without it there is no way below `min`. */
  onRemove?: () => void;
  isDisabled?: boolean;
}

/** How many of something, one more or less with each press. */
export function Quantity({ name, value, min, max, onChange, onRemove, isDisabled }: QuantityProps) {
  const { formatMessage, formatNumber } = useIntl();
  const isLast = value <= min;
  return (
    <span className={styles.steps}>
      <IconButton
        label={formatMessage(isLast && onRemove ? cartWords.remove : words.fewer, { name })}
        emphasis="outline"
        isDisabled={isDisabled || (isLast && !onRemove)}
        onPress={() => (isLast ? onRemove?.() : onChange(value - 1))}
      >
        {isLast && onRemove ? <DeleteIcon /> : <MinusIcon />}
      </IconButton>
      <span className={styles.count}>{formatNumber(value)}</span>
      <IconButton
        label={formatMessage(words.more, { name })}
        emphasis="outline"
        isDisabled={isDisabled || value >= max}
        onPress={() => onChange(value + 1)}
      >
        <PlusIcon />
      </IconButton>
    </span>
  );
}
