import type { Order } from '@servery/api';
import { explainOrder, type Figure } from '@servery/domain/orders';
import { useFormat } from '@servery/screens';
import { Explained, explainMessages } from '@servery/screens/explained';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { label as labelStyle, list, total } from './bill.css.ts';
import { useExplanation } from './useExplanation.ts';
import { useFigureName } from './useFigureName.ts';

export interface BillFiguresProps {
  order: Order;
  /**
   * Renders a button beside an amount.
   * @default none
   */
  renderAction?: (figure: Figure, label: string) => ReactNode;
}

const strong: ReadonlySet<string> = new Set(['total', 'balance']);

/** The amounts of an order's bill, each of which expands into its explanation. */
export function BillFigures({ order, renderAction }: BillFiguresProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const explain = useExplanation(order);
  const labelOf = useFigureName();

  const row = (figure: Figure) => {
    const { name, reduction, amount } = figure;
    const label = labelOf(figure);
    return (
      <li key={reduction?.id ?? label}>
        <Explained
          amount={money(amount)}
          label={formatMessage(explainMessages.show, { figure: label })}
          steps={() => explain(figure)}
        >
          {(button, details) => (
            <div className={total} data-strong={strong.has(name) ? name : undefined}>
              <span className={labelStyle}>{label}</span>
              {button}
              {renderAction?.(figure, label) ?? <span />}
              {details}
            </div>
          )}
        </Explained>
      </li>
    );
  };

  return <ul className={list}>{explainOrder(order).map(row)}</ul>;
}
