import type { OrderRow } from '@servery/api';
import { FormattedMessage, useIntl } from 'react-intl';
import { ticketMessages } from '../../messages/board.ts';
import * as styles from './TicketLines.css.ts';

const maxLines = 6;

/** Appends a counter to the key, because the same dish may be on two lines. */
const keyed = (lines: OrderRow['lines']) => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const name = `${line.name} ${line.options}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...line, key: `${name} ${count}` };
  });
};

/**
 * The ordered items with quantity, name and options: up to six lines, then the number of remaining
 * items.
 */
export function TicketLines({ lines }: Pick<OrderRow, 'lines'>) {
  const { formatNumber } = useIntl();
  const shown = lines.length > maxLines ? lines.slice(0, maxLines - 1) : lines;
  const more = lines.slice(shown.length).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ul role="list" className={styles.lines}>
      {keyed(shown).map(({ key, name, quantity, options }) => (
        <li key={key} className={styles.line}>
          <span className={styles.quantity}>{formatNumber(quantity)} ×</span>
          <span className={styles.item}>
            {name}
            {options && <span className={styles.options}>{options}</span>}
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>
          <FormattedMessage {...ticketMessages.more} values={{ count: more }} />
        </li>
      )}
    </ul>
  );
}
