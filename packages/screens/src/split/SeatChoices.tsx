import { Checkbox, Field } from '@servery/ui';
import { useIntl } from 'react-intl';
import { splitMessages as messages } from '../messages/split.ts';
import type { MovedItem } from './movedItems.ts';
import { chosenOf, withSeat, type Seat } from './seats.ts';
import { seats as seatsStyle } from './split.css.ts';

interface SeatChoicesProps {
  seats: readonly Seat[];
  /** Formats an amount. */
  money: (amount: number) => string;
  value: readonly MovedItem[];
  onChange: (items: MovedItem[]) => void;
}

/** The seats of a bill: each chooses all its items, and shows if only some are chosen. */
export function SeatChoices({ seats, money, value, onChange }: SeatChoicesProps) {
  const { formatMessage } = useIntl();
  return (
    <Field isGroup label={formatMessage(messages.seats)}>
      {(control, labelId) => (
        <div role="group" id={control.id} className={seatsStyle} aria-labelledby={labelId}>
          {seats.map((one) => {
            const chosen = chosenOf(one, value);
            const amount = money(one.amount);
            return (
              <Checkbox
                key={one.seat ?? 'shared'}
                isSelected={chosen === 'all'}
                isIndeterminate={chosen === 'some'}
                onChange={() => onChange(withSeat(value, one, chosen !== 'all'))}
              >
                {one.seat === null
                  ? formatMessage(messages.shared, { amount })
                  : formatMessage(messages.seat, { seat: one.seat, amount })}
              </Checkbox>
            );
          })}
        </div>
      )}
    </Field>
  );
}
