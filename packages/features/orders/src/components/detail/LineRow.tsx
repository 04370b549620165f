import type { LineStatus, Order, OrderLine, OrderStatus, Rights } from '@servery/api';
import { useReasonText } from '@servery/words/reasons';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { lineWords } from '../../messages/detail.ts';
import { gone, line as lineStyle, name, note, quantity, struck, under, words } from './bill.css.ts';
import { Explained } from './Explained.tsx';
import { LineMenu } from './LineMenu.tsx';
import type { Reasoning } from './useExplanation.ts';

export interface LineRowProps {
  order: Order;
  line: OrderLine;
  rights: Rights | undefined;
  /** Whether prices are shown. */
  hasPrices: boolean;
}

/** How the lines of an order stand when nothing is special: not worth a word. */
const usual: Partial<Record<OrderStatus, LineStatus>> = {
  new: 'held',
  accepted: 'queued',
  preparing: 'preparing',
  ready: 'ready',
  served: 'served',
  dispatched: 'served',
  completed: 'served',
};

/** One line: how many of what, how it stands in the kitchen, what it costs and why. */
export function LineRow({ order, line, rights, hasPrices }: LineRowProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const reasonText = useReasonText();
  const isGone = line.status === 'voided';
  const state = formatMessage(isGone && line.made ? lineWords.voidedMade : lineWords[line.status]);
  const marks = [
    line.status !== usual[order.status] && state,
    line.is_comped && formatMessage(lineWords.comped),
    reasonText(line),
    line.origin_id !== null && line.origin_id !== order.id && formatMessage(lineWords.moved),
  ].filter(Boolean);

  const reasoning = (): Reasoning[] => {
    const single = line.options.reduce(
      (sum, option) => sum + option.price * option.quantity,
      line.unit_price,
    );
    const options = line.options
      .filter(({ price }) => price !== 0)
      .map((option) => ({ words: option.name, amount: money(option.price * option.quantity) }));
    const times = formatMessage(lineWords.times, {
      price: money(single),
      quantity: line.quantity,
    });
    return [
      { words: formatMessage(lineWords.single), amount: money(line.unit_price) },
      ...options,
      { words: times, amount: money(single * line.quantity) },
      ...(line.reduction > 0
        ? [{ words: formatMessage(lineWords.reduced), amount: money(-line.reduction) }]
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
        label={formatMessage(lineWords.explain, { name: line.name })}
        reasoning={reasoning}
      >
        {(button, details) => (
          <div className={lineStyle}>
            <span
              className={`${quantity} ${isGone ? gone : ''}`}
              data-many={line.quantity > 1 || undefined}
            >
              {line.quantity}
            </span>
            <span className={words}>
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
