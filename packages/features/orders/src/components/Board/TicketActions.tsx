import type { OrderRow, Rights } from '@servery/api';
import { Button, IconButton, MoreIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSteps } from '../../hooks/useSteps.ts';
import { entryWords, orderActionWords } from '../../messages/actions.ts';
import { useOpenDialog } from '../dialogs/OrderDialogs.tsx';
import { preloadDialog } from '../dialogs/registry.ts';
import { entriesOf, type Doing } from '../OrderActions/entries.ts';
import { actions, next as nextStyle } from './Ticket.css.ts';

const loadMenu = () => import('./TicketMenu.tsx').then((it) => ({ default: it.TicketMenu }));
const TicketMenu = lazy(loadMenu);
const preloadMenu = () => void loadMenu().catch(() => undefined);

interface TicketActionsProps {
  order: OrderRow;
  /** What the person may do; nothing is offered until it is known. */
  rights: Rights | undefined;
  isTabStop: boolean;
}

/** The next action of a ticket, large, and the rest in a menu whose code is fetched when somebody reaches for it. */
export function TicketActions({ order, rights, isTabStop }: TicketActionsProps) {
  const { formatMessage } = useIntl();
  const { take, pending } = useSteps();
  const open = useOpenDialog();
  const [isAsked, setAsked] = useState(false);
  if (!rights) return <div className={actions} />;

  const { next, rest } = entriesOf(order, rights);
  const act = (doing: Doing) =>
    'step' in doing
      ? void take(order, doing.step)
      : open({ name: doing.dialog, orderId: order.id });
  const onIntent = () => next && 'dialog' in next.doing && preloadDialog(next.doing.dialog);
  const tabIndex = isTabStop ? 0 : -1;
  const more = (
    <IconButton
      emphasis="outline"
      size="l"
      tabIndex={tabIndex}
      label={formatMessage(orderActionWords.more, { number: order.number })}
      aria-haspopup="menu"
      aria-expanded={isAsked}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onPress={() => setAsked(true)}
    >
      <MoreIcon />
    </IconButton>
  );
  return (
    <div className={actions}>
      {next && (
        <div className={nextStyle}>
          <Button
            data-next
            tone="accent"
            emphasis="solid"
            size="l"
            isWide
            tabIndex={tabIndex}
            isPending={pending !== null}
            onPress={() => act(next.doing)}
            onPointerEnter={onIntent}
            onFocus={onIntent}
          >
            {formatMessage(entryWords[next.id])}
          </Button>
        </div>
      )}
      {rest.length > 0 &&
        (isAsked ? (
          <Suspense fallback={more}>
            <TicketMenu order={order} groups={rest} tabIndex={tabIndex} onAct={act} />
          </Suspense>
        ) : (
          more
        ))}
    </div>
  );
}
