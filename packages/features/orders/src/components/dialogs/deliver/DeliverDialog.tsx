import type { ChangePreview } from '@servery/api';
import { isMasked } from '@servery/domain/people';
import { Button, Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuote } from '../../../hooks/useQuote.ts';
import { useReplaceByDelivery } from '../../../hooks/useReplaceByDelivery.ts';
import { submitWords, titleWords } from '../../../messages/actions.ts';
import { deliverWords } from '../../../messages/combine.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { BillChange } from '../BillChange.tsx';
import type { ActionDialogProps } from '../registry.ts';
import { useActionForm } from '../useActionForm.ts';
import { useDone } from '../useDone.ts';
import { AddressFields, type AddressValues } from './AddressFields.tsx';
import { QuoteField } from './QuoteField.tsx';

const fieldOf = (path: string): keyof AddressValues | null =>
  path === 'customer_name' || path === 'phone' || path === 'address' ? path : null;

/** What the reader may not see stays as it is. */
const readable = (value: string) => (isMasked(value) ? undefined : value);

/** Turns an order into a delivery: a quote, where to, both bills, then just that. */
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
          phone: readable(values.phone),
          address: readable(values.address),
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
      title={formatMessage(titleWords.deliver, { number: order.number })}
      submitLabel={formatMessage(shown ? submitWords.deliver : submitWords.preview)}
      isSubmitDisabled={!quote.data}
      intent={formatMessage(submitWords.deliver)}
      onClose={onClose}
    >
      <QuoteField
        merchant_id={order.merchant_id}
        quote={quote}
        onAsk={(asked) => {
          setShown(null);
          if (asked === postcode) void quote.mutate();
          setPostcode(asked);
        }}
      />
      {quote.data && !shown && <AddressFields />}
      {shown && (
        <>
          {order.table && (
            <Text as="p">
              <FormattedMessage {...deliverWords.table} values={{ table: order.table.name }} />
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
              {formatMessage(deliverWords.edit)}
            </Button>
          </div>
        </>
      )}
    </ActionDialog>
  );
}
