import type { OrderRow } from '@servery/api';
import { Button, IconButton, Menu, MoreIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Steps } from '../../hooks/useSteps.ts';
import { useUser } from '@servery/api/user';
import { entryMessages, orderActionMessages } from '../../messages/actions.ts';
import { useOpenDialog } from '../dialogs/useOpenDialog.ts';
import { preloadDialog } from '../dialogs/registry.ts';
import { entriesOf, type EntryAction, type Entry } from './entries.ts';
import { useMenuItems } from './useMenuItems.tsx';
import { actions } from './OrderActions.css.ts';

export interface OrderActionsProps {
  /** A full order or a list row; only the fields of its head are read. */
  order: Pick<
    OrderRow,
    'id' | 'version' | 'number' | 'status' | 'order_method' | 'payment_status' | 'balance'
  >;
  /** The steps of the order, shared with its other controls. */
  steps: Steps;
  size?: 's' | 'm' | 'l';
  /** Rendered between the button and the menu. */
  children?: ReactNode;
}

/**
 * The most likely next action of an order as a large button, and the other actions in a menu. Needs
 * a surrounding `OrderDialogs`.
 */
export function OrderActions({ order, steps, size = 'm', children }: OrderActionsProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { take, pending } = steps;
  const open = useOpenDialog();
  const { next, rest } = user ? entriesOf(order, user.rights) : { next: null, rest: [] };
  const action = (doing: EntryAction) =>
    'step' in doing
      ? void take(order, doing.step)
      : open({ name: doing.dialog, orderId: order.id });
  const items = useMenuItems({ groups: rest, onAction: action, isStepping: pending !== null });
  if (!user) return null;
  const onIntent = ({ doing }: Entry) => 'dialog' in doing && preloadDialog(doing.dialog);

  return (
    <div className={actions}>
      {next && (
        <Button
          tone="accent"
          emphasis="solid"
          size={size}
          isWide
          isPending={pending !== null}
          onPress={() => action(next.doing)}
          onPointerEnter={() => onIntent(next)}
          onFocus={() => onIntent(next)}
        >
          {formatMessage(entryMessages[next.id])}
        </Button>
      )}
      {children}
      {items.length > 0 && (
        <Menu
          trigger={
            <IconButton
              emphasis="outline"
              size={size}
              label={formatMessage(orderActionMessages.more, { number: order.number })}
              onPointerEnter={() => rest.flat().forEach(onIntent)}
            >
              <MoreIcon />
            </IconButton>
          }
          label={formatMessage(orderActionMessages.more, { number: order.number })}
          items={items}
          placement="bottom end"
        />
      )}
    </div>
  );
}
