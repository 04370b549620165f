import { DeleteIcon, IconButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../../hooks/useMoney.ts';
import { cartWords as words } from '../../messages/cart.ts';
import type { Waiting } from '../../outbox/Outbox.ts';
import * as styles from '../guest.css.ts';

interface WaitingLineProps {
  entry: Waiting;
  money: Money['money'];
  /** There is no connection, as far as is known. */
  isStuck: boolean;
  onRemove: () => void;
}

/** What was chosen here and is not in the cart yet; taken back while it has surely not arrived. */
export function WaitingLine({ entry, money, isStuck, onRemove }: WaitingLineProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { name, quantity, chosen, note, gross, isSent } = entry;
  return (
    <li className={styles.line} data-waiting="">
      <span>
        {`${formatNumber(quantity)} × ${name}`}
        <span className={styles.quiet}>
          {[...chosen, note, formatMessage(isStuck ? words.waits : words.adding)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.figure}>{money(gross)}</span>
      {!isSent && (
        <IconButton
          label={formatMessage(words.remove, { name })}
          emphasis="outline"
          onPress={onRemove}
        >
          <DeleteIcon />
        </IconButton>
      )}
    </li>
  );
}
