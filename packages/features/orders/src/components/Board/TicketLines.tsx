import type { OrderRow } from '@servery/api';
import { FormattedMessage, useIntl } from 'react-intl';
import { ticketWords } from '../../messages/board.ts';
import * as styles from './TicketLines.css.ts';

const most = 6;

/** The same dish may stand on two lines: the second is called so. */
const keyed = (lines: OrderRow['lines']) => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const name = `${line.name} ${line.options}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...line, key: `${name} ${count}` };
  });
};

/** What was ordered: quantity, name, options; six lines, then how many items more. */
export function TicketLines({ lines }: Pick<OrderRow, 'lines'>) {
  const { formatNumber } = useIntl();
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines;
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
          <FormattedMessage {...ticketWords.more} values={{ count: more }} />
        </li>
      )}
    </ul>
  );
}
