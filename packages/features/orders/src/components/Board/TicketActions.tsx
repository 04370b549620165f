import type { OrderRow, Rights } from '@servery/api';
import { Button, IconButton, MoreIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSteps } from '../../hooks/useSteps.ts';
import { entryMessages, orderActionMessages } from '../../messages/actions.ts';
import { useOpenDialog } from '../dialogs/useOpenDialog.ts';
import { preloadDialog } from '../dialogs/registry.ts';
import { entriesOf, type EntryAction } from '../OrderActions/entries.ts';
import { actions, next as nextStyle } from './Ticket.css.ts';

const loadMenu = () => import('./TicketMenu.tsx').then((it) => ({ default: it.TicketMenu }));
const TicketMenu = lazy(loadMenu);
const preloadMenu = () => void loadMenu().catch(() => undefined);

interface TicketActionsProps {
  order: OrderRow;
  /** The person's permissions; no action is offered until they are loaded. */
  rights: Rights | undefined;
  isTabStop: boolean;
}

/**
 * The next action of a ticket as a large button, and a menu of the other actions whose code is
 * loaded on first use.
 */
export function TicketActions({ order, rights, isTabStop }: TicketActionsProps) {
  const { formatMessage } = useIntl();
  const { take, pending } = useSteps();
  const open = useOpenDialog();
  const [isMenuOpen, setMenuOpen] = useState(false);
  if (!rights) return <div className={actions} />;

  const { next, rest } = entriesOf(order, rights);
  // The space of the buttons is kept only until it's known whether there are any.
  if (!next && rest.length === 0) return null;
  const action = (doing: EntryAction) =>
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
      label={formatMessage(orderActionMessages.more, { number: order.number })}
      aria-haspopup="menu"
      aria-expanded={isMenuOpen}
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onPress={() => setMenuOpen(true)}
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
            onPress={() => action(next.doing)}
            onPointerEnter={onIntent}
            onFocus={onIntent}
          >
            {formatMessage(entryMessages[next.id])}
          </Button>
        </div>
      )}
      {rest.length > 0 &&
        (isMenuOpen ? (
          <Suspense fallback={more}>
            <TicketMenu
              order={order}
              groups={rest}
              tabIndex={tabIndex}
              isStepping={pending !== null}
              onAction={action}
            />
          </Suspense>
        ) : (
          more
        ))}
    </div>
  );
}
