import type { ChangePreview } from '@servery/api';
import { Banner, Button, Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCombineOrders } from '../../../hooks/useCombineOrders.ts';
import { submitMessages, titleMessages } from '../../../messages/dialogs.ts';
import { combineDialogMessages } from '../../../messages/combine.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import type { ActionDialogProps } from '../ActionDialogProps.ts';
import { useActionForm } from '../useActionForm.ts';
import { useDone } from '../useDone.ts';
import { CombinePreview } from './CombinePreview.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import type { Choosable } from './useOpenOrders.ts';

/**
 * Moves the lines and payments of other open orders into this one, after a preview of the bills.
 */
export function CombineDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useCombineOrders();
  const done = useDone(onClose);
  const [shown, setShown] = useState<ChangePreview | null>(null);
  const action = useActionForm<{ orders: Choosable[] }>({
    order,
    defaultValues: { orders: [] },
    send: async ({ orders }, base) => {
      const answer = await trigger({
        body: {
          target_id: base.id,
          orders: [base, ...orders].map(({ id, version }) => ({ order_id: id, version })),
          preview: shown === null,
          preview_id: shown?.preview_id ?? null,
        },
      });
      if (answer.is_committed) return answer.order;
      setShown(answer);
      return null;
    },
    onDone: done('combine'),
    onRefused: (_problem, now) => {
      setShown(null);
      const { orders } = action.form.getValues();
      action.form.setValue(
        'orders',
        orders.map((selected) =>
          selected.id === now?.id ? { ...selected, version: now.version } : selected,
        ),
      );
    },
  });
  const chosen = action.form.watch('orders');
  const numbers = chosen.map(({ number }) => number).join(', ');
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.combine, { number: order.number })}
      submitLabel={
        shown
          ? formatMessage(submitMessages.combine, { count: chosen.length + 1 })
          : formatMessage(submitMessages.preview)
      }
      isSubmitDisabled={chosen.length === 0}
      intent={formatMessage(combineDialogMessages.chosen, { numbers, number: order.number })}
      onClose={onClose}
    >
      {shown ? (
        <>
          <CombinePreview preview={shown} />
          {shown.lost.length > 0 && (
            <Banner tone="warning" isLive={false}>
              <FormattedMessage
                {...combineDialogMessages.lost}
                values={{ names: shown.lost.join(', ') }}
              />
            </Banner>
          )}
          <Text as="p" tone="muted">
            <FormattedMessage {...combineDialogMessages.kitchen} />
          </Text>
          <div>
            <Button size="s" onPress={() => setShown(null)}>
              {formatMessage(combineDialogMessages.change)}
            </Button>
          </div>
        </>
      ) : (
        <OrderChoice
          order={action.base}
          value={chosen}
          onChange={(orders) => action.form.setValue('orders', orders, { shouldDirty: true })}
        />
      )}
    </ActionDialog>
  );
}
