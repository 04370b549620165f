import type { LineStatus, Order, OrderLine, OrderStatus, Rights } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Explained, type Step } from '@servery/screens/explained';
import { useReasonText } from '@servery/screens/reasons';
import { useIntl } from 'react-intl';
import { lineMessages } from '../../messages/detail.ts';
import {
  gone,
  line as lineStyle,
  name,
  note,
  quantity,
  struck,
  under,
  textBlock,
} from './bill.css.ts';
import { LineMenu } from './LineMenu.tsx';

export interface LineRowProps {
  order: Order;
  line: OrderLine;
  rights: Rights | undefined;
  /** Whether prices are shown. */
  hasPrices: boolean;
}

/** The line status that is expected for each order status, and therefore not shown. */
const usual: Partial<Record<OrderStatus, LineStatus>> = {
  new: 'held',
  accepted: 'queued',
  preparing: 'preparing',
  ready: 'ready',
  served: 'served',
  dispatched: 'served',
  completed: 'served',
};

/**
 * Returns the state of a line to show, or null if it is the expected one. In a cancelled order,
 * only whether the line was made matters; in a combined order, no state is shown.
 */
function stateOf(order: Order, line: OrderLine) {
  if (line.status === 'voided') return line.made ? lineMessages.voidedMade : lineMessages.voided;
  if (order.status === 'cancelled') return line.made ? lineMessages.made : lineMessages.notMade;
  const isUsual = order.status === 'merged' || line.status === usual[order.status];
  return isUsual ? null : lineMessages[line.status];
}

/** One line of an order: quantity, name, kitchen state, price and the reasons for it. */
export function LineRow({ order, line, rights, hasPrices }: LineRowProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const reasonText = useReasonText();
  const isGone = line.status === 'voided';
  const state = stateOf(order, line);
  const marks = [
    line.seat !== null && formatMessage(lineMessages.seat, { seat: line.seat }),
    state && formatMessage(state),
    line.is_comped && formatMessage(lineMessages.comped),
    reasonText(line),
    line.origin_id !== null && line.origin_id !== order.id && formatMessage(lineMessages.moved),
  ].filter(Boolean);

  const steps = (): Step[] => {
    const single = line.options.reduce(
      (sum, option) => sum + option.price * option.quantity,
      line.unit_price,
    );
    const options = line.options
      .filter(({ price }) => price !== 0)
      .map((option) => ({ label: option.name, amount: money(option.price * option.quantity) }));
    const times = formatMessage(lineMessages.times, {
      price: money(single),
      quantity: line.quantity,
    });
    return [
      { label: formatMessage(lineMessages.single), amount: money(line.unit_price) },
      ...options,
      { label: times, amount: money(single * line.quantity) },
      ...(line.reduction > 0
        ? [{ label: formatMessage(lineMessages.reduced), amount: money(-line.reduction) }]
        : []),
    ];
  };

  const amount = isGone ? (
    <span className={struck}>
      {money(
        line.quantity *
          line.options.reduce((sum, one) => sum + one.price * one.quantity, line.unit_price),
      )}
    </span>
  ) : line.is_comped ? (
    <span className={struck}>{money(line.gross)}</span>
  ) : (
    money(line.gross - line.reduction)
  );

  return (
    <li>
      <Explained
        amount={amount}
        label={formatMessage(lineMessages.explain, { name: line.name })}
        steps={steps}
      >
        {(button, details) => (
          <div className={lineStyle}>
            <span
              className={`${quantity} ${isGone ? gone : ''}`}
              data-many={line.quantity > 1 || undefined}
            >
              {line.quantity}
            </span>
            <span className={textBlock}>
              <span className={`${name} ${isGone ? gone : ''}`}>{line.name}</span>
              {line.options.length > 0 && (
                <span className={under}>
                  {line.options
                    .map((one) => (one.quantity > 1 ? `${one.quantity} × ${one.name}` : one.name))
                    .join(', ')}
                </span>
              )}
              {line.note && <span className={note}>“{line.note}”</span>}
              {marks.length > 0 && <span className={under}>{marks.join(' · ')}</span>}
            </span>
            {hasPrices && button}
            <LineMenu order={order} line={line} rights={rights} />
            {details}
          </div>
        )}
      </Explained>
    </li>
  );
}
