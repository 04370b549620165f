import type { SplitPreview } from '@servery/api';
import { splitMessages as itemMessages } from '@servery/screens/messages';
import { BillItems, type MovedItem } from '@servery/screens/split';
import { Button, Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSplitOrder } from '../../../hooks/useSplitOrder.ts';
import { submitMessages, titleMessages } from '../../../messages/dialogs.ts';
import { splitMessages } from '../../../messages/split.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import type { ActionDialogProps } from '../ActionDialogProps.ts';
import { useActionForm } from '../useActionForm.ts';
import { useDone } from '../useDone.ts';
import { SplitBills } from './SplitBills.tsx';

/** Moves items of an order to a new bill: choose them, compare the bills, then do exactly that. */
export function SplitDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useSplitOrder();
  const done = useDone(onClose);
  const [shown, setShown] = useState<SplitPreview | null>(null);
  const action = useActionForm<{ moved: MovedItem[] }>({
    order,
    defaultValues: { moved: [] },
    send: async ({ moved }, { id: order_id, version }) => {
      const answer = await trigger({
        body: {
          order_id,
          version,
          bills: [moved],
          preview: shown === null,
          preview_id: shown?.preview_id ?? null,
        },
      });
      if (answer.is_committed) return answer.order;
      setShown(answer);
      return null;
    },
    onDone: done('split'),
    onRefused: () => setShown(null),
  });
  const moved = action.form.watch('moved');
  const count = moved.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.split, { number: order.number })}
      submitLabel={formatMessage(shown ? submitMessages.split : submitMessages.preview)}
      isSubmitDisabled={count === 0}
      intent={formatMessage(splitMessages.intent, { count })}
      onClose={onClose}
    >
      {shown ? (
        <>
          <SplitBills preview={shown} />
          <Text as="p" tone="muted">
            <FormattedMessage {...itemMessages.kitchen} />
          </Text>
          <div>
            <Button size="s" onPress={() => setShown(null)}>
              {formatMessage(itemMessages.change)}
            </Button>
          </div>
        </>
      ) : (
        <>
          <BillItems
            order={action.base}
            value={moved}
            onChange={(items) => action.form.setValue('moved', items, { shouldDirty: true })}
          />
          <Text as="p" tone="muted">
            <FormattedMessage {...splitMessages.amounts} />
          </Text>
        </>
      )}
    </ActionDialog>
  );
}
