import type { Order, Rights } from '@servery/api';
import { offerOf } from '@servery/domain/orders';
import { useFormat } from '@servery/screens';
import { CloseIcon, IconButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { titleMessages } from '../../messages/actions.ts';
import { detailMessages, explainMessages } from '../../messages/detail.ts';
import { figureMessages, taxMessages } from '../../messages/figures.ts';
import { useOpenDialog } from '../dialogs/useOpenDialog.ts';
import { preloadDialog } from '../dialogs/registry.ts';
import { label as labelStyle, list, total } from './bill.css.ts';
import { Explained } from './Explained.tsx';
import { figuresOf, type Figure } from './explain.ts';
import { Section } from './Section.tsx';
import { useExplanation } from './useExplanation.ts';

export interface BillProps {
  order: Order;
  rights: Rights | undefined;
}

const percent = { style: 'percent', maximumFractionDigits: 2 } as const;
const strong: ReadonlySet<string> = new Set(['total', 'balance']);

/**
 * The amounts of an order's bill. Each can be expanded into its explanation, and reductions can be
 * removed.
 */
export function Bill({ order, rights }: BillProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const explain = useExplanation(order);
  const open = useOpenDialog();
  const isEditable = rights !== undefined && offerOf('edit', order, rights) !== 'deny';

  const labelOf = ({ name, label, rules }: Figure): string => {
    if (name === 'tax' || name === 'tax_included')
      return formatMessage(taxMessages[name], {
        name: label,
        rate: formatNumber((rules[0]?.rate ?? 0) / 10_000, percent),
      });
    return label ?? formatMessage(figureMessages[name === 'reduction' ? 'order_discounts' : name]);
  };
  const row = (figure: Figure) => {
    const { name, reduction, amount } = figure;
    const label = labelOf(figure);
    return (
      <li key={reduction?.id ?? label}>
        <Explained
          amount={money(amount)}
          label={formatMessage(explainMessages.show, { figure: label })}
          reasoning={() => explain(figure)}
        >
          {(button, details) => (
            <div className={total} data-strong={strong.has(name) ? name : undefined}>
              <span className={labelStyle}>{label}</span>
              {button}
              {reduction && isEditable ? (
                <IconButton
                  size="s"
                  label={formatMessage(titleMessages.removeReduction, { label })}
                  onPointerEnter={() => preloadDialog('removeReduction')}
                  onPress={() =>
                    open({ name: 'removeReduction', orderId: order.id, subject: reduction.id })
                  }
                >
                  <CloseIcon />
                </IconButton>
              ) : (
                <span />
              )}
              {details}
            </div>
          )}
        </Explained>
      </li>
    );
  };

  return (
    <Section title={formatMessage(detailMessages.bill)}>
      <ul className={list}>{figuresOf(order).map(row)}</ul>
    </Section>
  );
}
