import { DeleteIcon, IconButton, MinusIcon, PlusIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { tableMessages as messages } from '../../messages/table.ts';
import * as styles from './panels.css.ts';

interface StepperProps {
  /** The name of the counted item, for accessible labels. */
  name: string;
  value: number;
  /** @default 0 */
  min?: number;
  /** @default Infinity */
  max?: number;
  onChange: (value: number) => void;
  /** Removes the item; replaces the decrease button at the minimum. */
  onRemove?: () => void;
}

/** A quantity with buttons to increase and decrease it. */
export function Stepper({
  name,
  value,
  min = 0,
  max = Infinity,
  onChange,
  onRemove,
}: StepperProps) {
  const { formatMessage, formatNumber } = useIntl();
  const isRemoving = onRemove !== undefined && value <= min;
  return (
    <span className={styles.steps}>
      <IconButton
        label={formatMessage(isRemoving ? messages.remove : messages.fewer, { name })}
        isDisabled={!isRemoving && value <= min}
        onPress={() => (isRemoving ? onRemove() : onChange(value - 1))}
      >
        {isRemoving ? <DeleteIcon /> : <MinusIcon />}
      </IconButton>
      <span className={styles.figure}>{formatNumber(value)}</span>
      <IconButton
        label={formatMessage(messages.more, { name })}
        isDisabled={value >= max}
        onPress={() => onChange(value + 1)}
      >
        <PlusIcon />
      </IconButton>
    </span>
  );
}
