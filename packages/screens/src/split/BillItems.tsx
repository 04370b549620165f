import type { Order, OrderLine } from '@servery/api';
import { Checkbox, Field, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { NumberField } from '../components/NumberField.tsx';
import { useFormat } from '../format/useFormat.ts';
import { splitMessages } from '../messages/split.ts';
import type { MovedItem } from './movedItems.ts';
import { SeatChoices } from './SeatChoices.tsx';
import { seatsOf } from './seats.ts';
import { name, price, row, rows, stepper } from './split.css.ts';

export interface BillItemsProps {
  order: Order;
  /** The label of the items; that of the items for a new bill by default. */
  label?: string;
  value: readonly MovedItem[];
  onChange: (items: MovedItem[]) => void;
}

/**
 * The items of an order: a checkbox for a single item, a stepper for several. If any has a seat,
 * the items of each seat can be chosen together.
 */
export function BillItems({ order, label, value, onChange }: BillItemsProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const quantityOf = (line: OrderLine) =>
    value.find(({ line_id }) => line_id === line.id)?.quantity ?? 0;
  const nameOf = ({ name: item, options, seat }: OrderLine): string => {
    const whole = [item, ...options.map((option) => option.name)].join(', ');
    return seat === null ? whole : formatMessage(splitMessages.ofSeat, { name: whole, seat });
  };
  const labelOf = (line: OrderLine) =>
    formatMessage(splitMessages.item, { name: nameOf(line), quantity: line.quantity });
  const set = ({ id: line_id }: OrderLine, quantity: number) =>
    onChange([
      ...value.filter((item) => item.line_id !== line_id),
      ...(quantity > 0 ? [{ line_id, quantity }] : []),
    ]);
  const seats = seatsOf(order.items);
  return (
    <Stack gap="l">
      {seats.length > 0 && (
        <SeatChoices seats={seats} money={money} value={value} onChange={onChange} />
      )}
      <Field isGroup label={label ?? formatMessage(splitMessages.choose)}>
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
                        {labelOf(line)}
                      </span>
                      <span className={stepper}>
                        <NumberField
                          label={labelOf(line)}
                          isLabelHidden
                          value={quantityOf(line)}
                          onChange={(quantity) => set(line, quantity ?? 0)}
                          minValue={0}
                          maxValue={line.quantity}
                          decrementLabel={formatMessage(splitMessages.fewer, { name: line.name })}
                          incrementLabel={formatMessage(splitMessages.more, { name: line.name })}
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
    </Stack>
  );
}
