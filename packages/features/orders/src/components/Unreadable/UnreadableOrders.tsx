import { displayOrders, listOrders, voidUnreadableOrder, type UnreadableRow } from '@servery/api';
import { useAction } from '@servery/api/swr';
import { useUser } from '@servery/api/user';
import { UnreadableNotice } from '@servery/screens';
import { Button, ConfirmDialog } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { dialogMessages, submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { unreadableMessages } from '../../messages/unreadable.ts';
import { item, list } from './UnreadableOrders.css.ts';

const closed = new Set(['voided', 'cancelled', 'completed', 'merged']);

/**
 * The orders that are stored but can't be shown, by number, with a button to void them for people
 * who have the permission.
 */
export function UnreadableOrders({ orders }: { orders: readonly UnreadableRow[] }) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const problemText = useProblemText();
  const { trigger, error, isMutating } = useAction(voidUnreadableOrder, {
    refreshes: [displayOrders, listOrders],
  });
  const mayVoid = user !== undefined && user.rights.grants['order.void'] !== 'deny';
  return (
    <UnreadableNotice rows={orders}>
      <ul role="list" className={list}>
        {orders.map(({ id, number = String(id), version, status = '' }) => (
          <li key={id} className={item}>
            <FormattedMessage {...unreadableMessages.order} values={{ number, id: String(id) }} />
            {mayVoid && version !== undefined && !closed.has(status) && (
              <ConfirmDialog
                trigger={<Button size="s">{formatMessage(submitMessages.void)}</Button>}
                title={formatMessage(titleMessages.void, { number })}
                confirmLabel={formatMessage(submitMessages.void)}
                cancelLabel={formatMessage(dialogMessages.back)}
                tone="danger"
                isPending={isMutating}
                errorMessage={error && problemText(error)}
                onConfirm={() =>
                  trigger({ body: { order_id: id, version, reason_code: 'mistake' } })
                }
              >
                {formatMessage(unreadableMessages.voidText)}
              </ConfirmDialog>
            )}
          </li>
        ))}
      </ul>
    </UnreadableNotice>
  );
}
