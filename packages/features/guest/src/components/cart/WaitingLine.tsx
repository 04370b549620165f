import { DeleteIcon, IconButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../../hooks/useMoney.ts';
import { cartMessages as messages } from '../../messages/cart.ts';
import type { PendingEntry } from '../../outbox/Outbox.ts';
import * as styles from '../guest.css.ts';

interface WaitingLineProps {
  entry: PendingEntry;
  money: Money['money'];
  /** Whether the connection seems to be lost. */
  isStuck: boolean;
  onRemove: () => void;
}

/**
 * A dish that was added on this phone but isn't in the shared cart yet. It can be removed until it
 * was sent for the first time.
 */
export function WaitingLine({ entry, money, isStuck, onRemove }: WaitingLineProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { name, quantity, chosen, note, gross, isSent } = entry;
  return (
    <li className={styles.line} data-waiting="">
      <span>
        {`${formatNumber(quantity)} × ${name}`}
        <span className={styles.quiet}>
          {[...chosen, note, formatMessage(isStuck ? messages.waits : messages.adding)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.figure}>{money(gross)}</span>
      {!isSent && (
        <IconButton
          label={formatMessage(messages.remove, { name })}
          emphasis="outline"
          onPress={onRemove}
        >
          <DeleteIcon />
        </IconButton>
      )}
    </li>
  );
}
