import { useFormat } from '@servery/screens';
import { QuantityStepper } from '@servery/screens/item-options';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useOptionTexts } from '../hooks/useOptionTexts.ts';
import { billMessages as messages } from '../messages/counter.ts';
import type { ShownLine } from '../newOrder/prices.ts';
import * as styles from './bill.css.ts';

interface BillLineProps {
  merchant_id: number;
  line: ShownLine;
  /** Whether the order is eaten at a table, so that its items can have seats. */
  hasSeat: boolean;
  onEdit: () => void;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** An item of the new order: its name opens its options and note, the buttons count it. */
export function BillLine({
  merchant_id,
  line,
  hasSeat,
  onEdit,
  onQuantity,
  onRemove,
}: BillLineProps) {
  const { formatMessage } = useIntl();
  const optionTexts = useOptionTexts();
  const { money } = useFormat(merchant_id);
  const detailsId = useId();
  const { name, item, isAvailable, note, quantity, amount, max, seat } = line;
  const details = [
    ...optionTexts(line),
    note,
    hasSeat && seat && formatMessage(messages.seat, { seat }),
  ].filter(Boolean);
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <button
          type="button"
          className={styles.name}
          aria-label={formatMessage(messages.edit, { name })}
          aria-describedby={detailsId}
          disabled={!item}
          onClick={onEdit}
        >
          {name}
        </button>
        <span id={detailsId} className={styles.details}>
          {details.length > 0 && <span className={styles.quiet}>{details.join(' · ')}</span>}
          {!isAvailable && <span className={styles.gone}>{formatMessage(messages.gone)}</span>}
        </span>
      </div>
      <span className={styles.steps}>
        <QuantityStepper
          size="l"
          name={name}
          value={quantity}
          min={Math.max(1, item?.min_quantity ?? 1)}
          max={max}
          onChange={onQuantity}
          onRemove={onRemove}
        />
        <span className={styles.amount}>{money(amount)}</span>
      </span>
    </li>
  );
}
