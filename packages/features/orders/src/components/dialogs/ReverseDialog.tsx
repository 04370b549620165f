import { paymentLabel } from '@servery/domain/paying';
import { useFormat } from '@servery/screens';
import { Radio, RadioGroup, Text } from '@servery/ui';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTogglePaymentStatus } from '../../hooks/useTogglePaymentStatus.ts';
import { askMessages, submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { ActionDialog } from './ActionDialog.tsx';
import {
  noReason,
  ReasonField,
  reasonFieldOf,
  reasonOf,
  type ReasonValues,
} from './ReasonField.tsx';
import { reasonChoices } from './reasonChoices.ts';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

/** Reverses a payment that staff recorded today; other payments are refunded instead. */
export function ReverseDialog({ order, subject, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { money, time } = useFormat(order.merchant_id);
  const { trigger } = useTogglePaymentStatus();
  const done = useDone(onClose);
  const payments = order.payments.filter(
    ({ state, channel }) => state === 'captured' && channel !== 'online',
  );
  const first = subject ?? payments.at(-1)?.id;
  const action = useActionForm<ReasonValues & { payment: string }>({
    order,
    defaultValues: { ...noReason, payment: String(first ?? '') },
    send: (values, { id: order_id, version }) =>
      trigger({
        body: {
          paid: false,
          order_id,
          version,
          payment_id: Number(values.payment),
          ...reasonOf(values),
        },
      }),
    fieldOf: (path) => (path.endsWith('payment_id') ? 'payment' : reasonFieldOf(path)),
    onDone: done('reverse'),
  });
  const { control, watch } = action.form;
  const chosen = payments.find(({ id }) => String(id) === watch('payment'));
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.reverse, { number: order.number })}
      submitLabel={payments.length > 0 ? formatMessage(submitMessages.reverse) : undefined}
      tone="danger"
      intent={`${formatMessage(submitMessages.reverse)}: ${chosen?.name} ${money(chosen?.amount ?? 0)}`}
      onClose={onClose}
    >
      {payments.length === 0 ? (
        <Text as="p">
          <FormattedMessage {...askMessages.noReversal} />
        </Text>
      ) : (
        <>
          <Controller
            control={control}
            name="payment"
            render={({ field, fieldState }) => (
              <RadioGroup
                label={formatMessage(askMessages.chooseReversal)}
                look="card"
                value={field.value}
                onChange={field.onChange}
                errorMessage={fieldState.error?.message}
              >
                {payments.map(({ id, amount, tip, at, by, ...payment }) => (
                  <Radio
                    key={id}
                    value={String(id)}
                    description={[
                      time(at),
                      by,
                      ...(tip > 0 ? [formatMessage(askMessages.withTip, { tip: money(tip) })] : []),
                    ].join(' · ')}
                  >
                    {`${paymentLabel(payment)} · ${money(amount)}`}
                  </Radio>
                ))}
              </RadioGroup>
            )}
          />
          <ReasonField choices={reasonChoices.reverse} />
        </>
      )}
    </ActionDialog>
  );
}
