import type { ChangePreview } from '@servery/api';
import { isMasked } from '@servery/domain/people';
import { typedPhone } from '@servery/domain/typed-phone';
import { Button, Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuote } from '../../../hooks/useQuote.ts';
import { useReplaceByDelivery } from '../../../hooks/useReplaceByDelivery.ts';
import { submitMessages, titleMessages } from '../../../messages/dialogs.ts';
import { deliverMessages } from '../../../messages/combine.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { BillChange } from '../BillChange.tsx';
import type { ActionDialogProps } from '../ActionDialogProps.ts';
import { useActionForm } from '../useActionForm.ts';
import { useDone } from '../useDone.ts';
import { AddressFields, type AddressValues } from './AddressFields.tsx';
import { QuoteField } from './QuoteField.tsx';

const fieldOf = (path: string): keyof AddressValues | null =>
  path === 'customer_name' || path === 'phone' || path === 'address' ? path : null;

/** Replaces an order by a delivery: a quote, an address and a preview of the bills. */
export function DeliverDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useReplaceByDelivery();
  const done = useDone(onClose);
  const [postcode, setPostcode] = useState<string | null>(null);
  const [shown, setShown] = useState<ChangePreview | null>(null);
  const quote = useQuote(postcode === null ? null : { order_id: order.id, postcode });
  const action = useActionForm<AddressValues>({
    order,
    defaultValues: {
      customer_name: order.customer_name || (order.member?.name ?? ''),
      phone: order.phone || (order.member?.phone ?? ''),
      address: order.address,
    },
    send: async (values, { id: order_id, version }) => {
      const answer = await trigger({
        body: {
          order_id,
          version,
          quote_id: quote.data?.quote_id ?? '',
          customer_name: values.customer_name,
          // A masked value is left out, so that it stays unchanged.
          phone: isMasked(values.phone) ? undefined : await typedPhone(values.phone),
          address: isMasked(values.address) ? undefined : values.address,
          preview: shown === null,
          preview_id: shown?.preview_id ?? null,
        },
      });
      if (answer.is_committed) return answer.order;
      setShown(answer);
      return null;
    },
    fieldOf,
    onDone: done('deliver'),
    onRefused: ({ code }) => {
      setShown(null);
      if (code === 'quoteExpired') void quote.mutate();
    },
  });
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.deliver, { number: order.number })}
      submitLabel={formatMessage(shown ? submitMessages.deliver : submitMessages.preview)}
      isSubmitDisabled={!quote.data}
      intent={formatMessage(submitMessages.deliver)}
      onClose={onClose}
    >
      <QuoteField
        merchant_id={order.merchant_id}
        quote={quote}
        onAsk={(requested) => {
          setShown(null);
          if (requested === postcode) void quote.mutate();
          setPostcode(requested);
        }}
      />
      {quote.data && !shown && <AddressFields />}
      {shown && (
        <>
          {order.table && (
            <Text as="p">
              <FormattedMessage {...deliverMessages.table} values={{ table: order.table.name }} />
            </Text>
          )}
          {shown.before[0] && (
            <BillChange
              merchant_id={order.merchant_id}
              before={shown.before[0].totals}
              after={shown.order.totals}
            />
          )}
          <div>
            <Button size="s" onPress={() => setShown(null)}>
              {formatMessage(deliverMessages.edit)}
            </Button>
          </div>
        </>
      )}
    </ActionDialog>
  );
}
