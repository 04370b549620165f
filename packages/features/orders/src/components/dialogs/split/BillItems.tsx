import type { Order, OrderLine } from '@servery/api';
import { Checkbox, Field } from '@servery/ui';
import { NumberField } from '@servery/words';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../hooks/useFormat.ts';
import { splitWords } from '../../../messages/split.ts';
import { row, rows } from '../choices.css.ts';
import { name, price, stepper } from './BillItems.css.ts';

/** A quantity of one item that moves to the new bill. */
export interface MovedItem {
  line_id: number;
  quantity: number;
}

export interface BillItemsProps {
  order: Order;
  value: readonly MovedItem[];
  onChange: (items: MovedItem[]) => void;
}

const nameOf = ({ name, options }: OrderLine): string =>
  [name, ...options.map((option) => option.name)].join(', ');

/** The items of an order: a single one is chosen, of several as many as move. */
export function BillItems({ order, value, onChange }: BillItemsProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const quantityOf = (line: OrderLine) =>
    value.find(({ line_id }) => line_id === line.id)?.quantity ?? 0;
  const label = (line: OrderLine) =>
    formatMessage(splitWords.item, { name: nameOf(line), quantity: line.quantity });
  const set = ({ id: line_id }: OrderLine, quantity: number) =>
    onChange([
      ...value.filter((item) => item.line_id !== line_id),
      ...(quantity > 0 ? [{ line_id, quantity }] : []),
    ]);
  return (
    <Field isGroup label={formatMessage(splitWords.choose)}>
      {(_control, labelId) => (
        <ul className={rows} aria-labelledby={labelId}>
          {order.items
            .filter(({ status }) => status !== 'voided')
            .map((line) => (
              <li key={line.id} className={row}>
                {line.quantity === 1 ? (
                  <span className={name}>
                    <Checkbox
                      isSelected={quantityOf(line) > 0}
                      onChange={(isSelected) => set(line, isSelected ? 1 : 0)}
                    >
                      {nameOf(line)}
                    </Checkbox>
                  </span>
                ) : (
                  <>
                    <span className={name} aria-hidden>
                      {label(line)}
                    </span>
                    <span className={stepper}>
                      <NumberField
                        label={label(line)}
                        isLabelHidden
                        value={quantityOf(line)}
                        onChange={(quantity) =>
                          set(line, Math.min(Math.max(quantity ?? 0, 0), line.quantity))
                        }
                        minValue={0}
                        maxValue={line.quantity}
                        decrementLabel={formatMessage(splitWords.fewer, { name: line.name })}
                        incrementLabel={formatMessage(splitWords.more, { name: line.name })}
                      />
                    </span>
                  </>
                )}
                <span className={price}>{money(line.gross)}</span>
              </li>
            ))}
        </ul>
      )}
    </Field>
  );
}
