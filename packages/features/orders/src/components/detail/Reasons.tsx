import type { ActionReason, Order, Rights } from '@servery/api';
import { remedies, type Remedy } from '@servery/domain/orders';
import { useNow } from '@servery/screens';
import { AlertIcon, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAge } from '../../hooks/useAge.ts';
import type { Steps } from '../../hooks/useSteps.ts';
import { entryMessages } from '../../messages/actions.ts';
import { detailMessages } from '../../messages/detail.ts';
import { reasonMessages } from '../../messages/vocabulary.ts';
import { useOpenDialog } from '../dialogs/useOpenDialog.ts';
import { preloadDialog } from '../dialogs/registry.ts';
import { entriesOf, type Entry } from '../OrderActions/entries.ts';
import {
  grows,
  reason as reasonStyle,
  reasons as list,
  remedies as remedyList,
} from './detail.css.ts';

/** The menu entry of each remedy whose name differs. */
const entryIds: Partial<Record<Remedy, Entry['id']>> = {
  send_again: 'sendAgain',
  other_courier: 'otherCourier',
  call_off: 'callOff',
  remove_line: 'removeLine',
  return_overpayment: 'returnOverpayment',
  print: 'reprint',
};

export interface ReasonsProps {
  order: Order;
  rights: Rights | undefined;
  /** The steps of the order, shared with its other controls. */
  steps: Steps;
}

/** The open reasons of an order: for how long, and what resolves them. */
export function Reasons({ order, rights, steps: { take, pending } }: ReasonsProps) {
  const { formatMessage } = useIntl();
  const age = useAge();
  const now = useNow();
  const openDialog = useOpenDialog();
  const open = order.reasons.filter(({ resolved_at }) => resolved_at === null);
  if (open.length === 0) return null;
  const offers = rights ? entriesOf(order, rights) : { next: null, rest: [] };
  const entries = [...(offers.next ? [offers.next] : []), ...offers.rest.flat()];

  const remediesOf = (code: ActionReason) =>
    remedies[code].flatMap((remedy) => {
      const id = entryIds[remedy] ?? remedy;
      return entries.find((entry) => entry.id === id && entry !== offers.next) ?? [];
    });
  const button = ({ doing, id }: Entry) => {
    return (
      <Button
        key={id}
        size="s"
        isPending={pending === id}
        isDisabled={pending !== null && pending !== id}
        onPointerEnter={() => 'dialog' in doing && preloadDialog(doing.dialog)}
        onPress={() =>
          'step' in doing
            ? void take(order, doing.step)
            : openDialog({ name: doing.dialog, orderId: order.id })
        }
      >
        {formatMessage(entryMessages[id])}
      </Button>
    );
  };

  return (
    <ul className={list} aria-label={formatMessage(detailMessages.reasons)}>
      {open.map(({ code, severity, opened_at }) => (
        <li key={code} className={reasonStyle} data-urgent={severity === 'urgent' || undefined}>
          <AlertIcon aria-hidden />
          <span className={grows}>
            <strong>{formatMessage(reasonMessages[code])}</strong>{' '}
            {formatMessage(detailMessages.since, { age: age(now - Date.parse(opened_at)) })}
          </span>
          <span className={remedyList}>{remediesOf(code).map(button)}</span>
        </li>
      ))}
    </ul>
  );
}
