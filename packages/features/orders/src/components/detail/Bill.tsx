import type { Order, Rights } from '@servery/api';
import { explainOrder, offerOf, type Figure } from '@servery/domain/orders';
import { useFormat } from '@servery/screens';
import { Explained, explainMessages } from '@servery/screens/explained';
import { CloseIcon, IconButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { titleMessages } from '../../messages/actions.ts';
import { detailMessages } from '../../messages/detail.ts';
import { useOpenDialog } from '../dialogs/useOpenDialog.ts';
import { preloadDialog } from '../dialogs/registry.ts';
import { label as labelStyle, list, total } from './bill.css.ts';
import { Section } from './Section.tsx';
import { useExplanation } from './useExplanation.ts';
import { useFigureName } from './useFigureName.ts';

export interface BillProps {
  order: Order;
  rights: Rights | undefined;
}

const strong: ReadonlySet<string> = new Set(['total', 'balance']);

/**
 * The amounts of an order's bill. Each can be expanded into its explanation, and reductions can be
 * removed.
 */
export function Bill({ order, rights }: BillProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const explain = useExplanation(order);
  const labelOf = useFigureName();
  const open = useOpenDialog();
  const isEditable = rights !== undefined && offerOf('edit', order, rights) !== 'deny';

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
      <ul className={list}>{explainOrder(order).map(row)}</ul>
    </Section>
  );
}
