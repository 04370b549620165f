import { DeleteIcon, IconButton, MinusIcon, PlusIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { tableWords as words } from '../../messages/table.ts';
import * as styles from './panels.css.ts';

interface StepperProps {
  /** The thing that is counted. */
  name: string;
  value: number;
  /** @default 0 */
  min?: number;
  /** @default Infinity */
  max?: number;
  onChange: (value: number) => void;
  /** Removes the thing; offered in place of fewer at the smallest number. */
  onRemove?: () => void;
}

/** How many of something, one more or one fewer at a time. */
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
        label={formatMessage(isRemoving ? words.remove : words.fewer, { name })}
        isDisabled={!isRemoving && value <= min}
        onPress={() => (isRemoving ? onRemove() : onChange(value - 1))}
      >
        {isRemoving ? <DeleteIcon /> : <MinusIcon />}
      </IconButton>
      <span className={styles.figure}>{formatNumber(value)}</span>
      <IconButton
        label={formatMessage(words.more, { name })}
        isDisabled={value >= max}
        onPress={() => onChange(value + 1)}
      >
        <PlusIcon />
      </IconButton>
    </span>
  );
}
