import { displayOrders, listOrders, voidUnreadableOrder, type Output } from '@servery/api';
import { useAction } from '@servery/api/swr';
import { useUser } from '@servery/api/user';
import { Banner, Button, ConfirmDialog } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemWords } from '../../hooks/useProblemWords.ts';
import { dialogWords, submitWords, titleWords } from '../../messages/actions.ts';
import { unreadableWords } from '../../messages/unreadable.ts';
import { item, list } from './UnreadableOrders.css.ts';

type Unreadable = NonNullable<Output<typeof listOrders>['unreadable']>[number];

const closed = new Set(['voided', 'cancelled', 'completed', 'merged']);

/** Orders that are stored but can't be shown, by number; whoever may void orders can void them here. */
export function UnreadableOrders({ orders }: { orders: readonly Unreadable[] }) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const words = useProblemWords();
  const { trigger, error, isMutating } = useAction(voidUnreadableOrder, {
    refreshes: [displayOrders, listOrders],
  });
  const mayVoid = user !== undefined && user.rights.grants['order.void'] !== 'deny';
  return (
    <Banner tone="danger" title={formatMessage(unreadableWords.title, { count: orders.length })}>
      <FormattedMessage {...unreadableWords.text} />
      <ul role="list" className={list}>
        {orders.map(({ id, number = String(id), version, status = '' }) => (
          <li key={id} className={item}>
            <FormattedMessage {...unreadableWords.order} values={{ number, id: String(id) }} />
            {mayVoid && version !== undefined && !closed.has(status) && (
              <ConfirmDialog
                trigger={<Button size="s">{formatMessage(submitWords.void)}</Button>}
                title={formatMessage(titleWords.void, { number })}
                confirmLabel={formatMessage(submitWords.void)}
                cancelLabel={formatMessage(dialogWords.back)}
                tone="danger"
                isPending={isMutating}
                errorMessage={error && words(error)}
                onConfirm={() =>
                  trigger({ body: { order_id: id, version, reason_code: 'mistake' } })
                }
              >
                {formatMessage(unreadableWords.voidText)}
              </ConfirmDialog>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
