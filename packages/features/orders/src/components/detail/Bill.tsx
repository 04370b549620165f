import type { Order, Rights } from '@servery/api';
import { offerOf } from '@servery/domain/orders';
import { CloseIcon, IconButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { titleWords } from '../../messages/actions.ts';
import { detailWords, explainWords } from '../../messages/detail.ts';
import { figureWords } from '../../messages/figures.ts';
import { useOpenDialog } from '../dialogs/OrderDialogs.tsx';
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

const strong: ReadonlySet<string> = new Set(['total', 'balance']);

/** The figures of an order, each to be opened; reductions can be taken off. */
export function Bill({ order, rights }: BillProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const explain = useExplanation(order);
  const open = useOpenDialog();
  const isEditable = rights !== undefined && offerOf('edit', order, rights) !== 'deny';

  const row = (figure: Figure) => {
    const { name, label, reduction, amount } = figure;
    const words =
      label ?? formatMessage(figureWords[name === 'reduction' ? 'order_discounts' : name]);
    return (
      <li key={reduction?.id ?? name}>
        <Explained
          amount={money(amount)}
          label={formatMessage(explainWords.show, { figure: words })}
          reasoning={() => explain(figure)}
        >
          {(button, details) => (
            <div className={total} data-strong={strong.has(name) ? name : undefined}>
              <span className={labelStyle}>{words}</span>
              {button}
              {reduction && isEditable ? (
                <IconButton
                  size="s"
                  label={formatMessage(titleWords.removeReduction, { label: words })}
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
    <Section title={formatMessage(detailWords.bill)}>
      <ul className={list}>{figuresOf(order).map(row)}</ul>
    </Section>
  );
}
