import { DeleteIcon, IconButton, MinusIcon, PlusIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { actionMessages } from '../messages/actions.ts';
import { orderMessages } from '../messages/orders.ts';
import * as styles from './itemOptions.css.ts';

export interface QuantityStepperProps {
  /** The name of the counted item, for accessible labels. */
  name: string;
  value: number;
  /** @default 0 */
  min?: number;
  /** @default Infinity */
  max?: number;
  /**
   * The size of the buttons.
   * @default 'm'
   */
  size?: 'm' | 'l';
  onChange: (value: number) => void;
  /** Removes the item; replaces the decrease button at the minimum. */
  onRemove?: () => void;
}

/** A quantity with buttons to increase and decrease it. */
export function QuantityStepper({
  name,
  value,
  min = 0,
  max = Infinity,
  size = 'm',
  onChange,
  onRemove,
}: QuantityStepperProps) {
  const { formatMessage, formatNumber } = useIntl();
  const isRemoving = onRemove !== undefined && value <= min;
  return (
    <span className={styles.steps}>
      <IconButton
        size={size}
        label={formatMessage(isRemoving ? actionMessages.removeName : orderMessages.removeOne, {
          name,
        })}
        isDisabled={!isRemoving && value <= min}
        onPress={() => (isRemoving ? onRemove() : onChange(value - 1))}
      >
        {isRemoving ? <DeleteIcon /> : <MinusIcon />}
      </IconButton>
      <span className={styles.figure}>{formatNumber(value)}</span>
      <IconButton
        size={size}
        label={formatMessage(orderMessages.addOne, { name })}
        isDisabled={value >= max}
        onPress={() => onChange(value + 1)}
      >
        <PlusIcon />
      </IconButton>
    </span>
  );
}
