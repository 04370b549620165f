import type { ActionReason, Order, Rights } from '@servery/api';
import { AlertIcon, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAge } from '../../hooks/useAge.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useSteps } from '../../hooks/useSteps.ts';
import { entryWords } from '../../messages/actions.ts';
import { detailWords } from '../../messages/detail.ts';
import { reasonWords } from '../../messages/vocabulary.ts';
import { useOpenDialog } from '../dialogs/OrderDialogs.tsx';
import { preloadDialog } from '../dialogs/registry.ts';
import { entriesOf, type Entry } from '../OrderActions/entries.ts';
import { grows, reason as reasonStyle, reasons as list } from './detail.css.ts';

/** What would settle a reason: the first of these that is possible. */
const remedies: Partial<Record<ActionReason, readonly Entry['id'][]>> = {
  accept_overdue: ['accept'],
  prep_overdue: ['ready'],
  ready_uncollected: ['claim', 'pay'],
  payment_pending_timeout: ['pay'],
  payment_failed: ['pay'],
  payment_mismatch: ['reverse'],
  unpaid_after_served: ['pay'],
  item_unavailable: ['add'],
  delivery_quote_expired: ['deliver'],
  cancel_requested: ['cancel'],
  member_debt: ['owner'],
  refund_needs_approval: ['refund'],
  refund_failed: ['refund'],
};

export interface ReasonsProps {
  order: Order;
  rights: Rights | undefined;
}

/** Why an order needs somebody, for how long already, and what would settle it. */
export function Reasons({ order, rights }: ReasonsProps) {
  const { formatMessage } = useIntl();
  const age = useAge();
  const now = useNow();
  const { take, pending } = useSteps();
  const openDialog = useOpenDialog();
  const open = order.reasons.filter(({ resolved_at }) => resolved_at === null);
  if (open.length === 0) return null;
  const offers = rights ? entriesOf(order, rights) : { next: null, rest: [] };
  const entries = [...(offers.next ? [offers.next] : []), ...offers.rest.flat()];

  const remedy = (code: ActionReason) => {
    const entry = remedies[code]?.flatMap((id) => entries.find((one) => one.id === id) ?? [])[0];
    if (!entry || entry === offers.next) return null;
    const { doing, id } = entry;
    return (
      <Button
        size="s"
        isPending={pending === id}
        onPointerEnter={() => 'dialog' in doing && preloadDialog(doing.dialog)}
        onPress={() =>
          'step' in doing
            ? void take(order, doing.step)
            : openDialog({ name: doing.dialog, orderId: order.id })
        }
      >
        {formatMessage(entryWords[id])}
      </Button>
    );
  };

  return (
    <ul className={list} aria-label={formatMessage(detailWords.reasons)}>
      {open.map(({ code, severity, opened_at }) => (
        <li key={code} className={reasonStyle} data-urgent={severity === 'urgent' || undefined}>
          <AlertIcon aria-hidden />
          <span className={grows}>
            <strong>{formatMessage(reasonWords[code])}</strong>{' '}
            {formatMessage(detailWords.since, { age: age(now - Date.parse(opened_at)) })}
          </span>
          {remedy(code)}
        </li>
      ))}
    </ul>
  );
}
