import type { SplitPreview } from '@servery/api';
import { Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUncombineOrders } from '../../../hooks/useUncombineOrders.ts';
import { submitMessages, titleMessages } from '../../../messages/dialogs.ts';
import { splitMessages } from '../../../messages/split.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import type { ActionDialogProps } from '../ActionDialogProps.ts';
import { useActionForm } from '../useActionForm.ts';
import { useDone } from '../useDone.ts';
import { SplitBills } from './SplitBills.tsx';

/** Restores the orders that were combined into one: compare the bills, then do exactly that. */
export function UncombineDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useUncombineOrders();
  const done = useDone(onClose);
  const [shown, setShown] = useState<SplitPreview | null>(null);
  const action = useActionForm({
    order,
    defaultValues: {},
    send: async (_values, { id: order_id, version }) => {
      const answer = await trigger({
        body: {
          order_id,
          version,
          preview: shown === null,
          preview_id: shown?.preview_id ?? null,
        },
      });
      if (answer.is_committed) return answer.order;
      setShown(answer);
      return null;
    },
    onDone: done('uncombine'),
    onRefused: () => setShown(null),
  });
  const { number, combined_from } = action.base;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.uncombine, { number })}
      submitLabel={formatMessage(shown ? submitMessages.uncombine : submitMessages.preview)}
      intent={formatMessage(submitMessages.uncombine)}
      onClose={onClose}
    >
      {shown && <SplitBills preview={shown} />}
      <Text as="p" tone={shown ? 'muted' : undefined}>
        <FormattedMessage
          {...splitMessages.restore}
          values={{
            count: combined_from.length,
            numbers: combined_from.map((source) => source.number).join(', '),
            number,
          }}
        />
      </Text>
    </ActionDialog>
  );
}
