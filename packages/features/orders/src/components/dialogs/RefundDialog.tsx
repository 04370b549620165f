import { useFormat } from '@servery/screens';
import { Radio, RadioGroup, Text } from '@servery/ui';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCompleteRefund } from '../../hooks/useCompleteRefund.ts';
import { submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { refundMessages } from '../../messages/refund.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

/**
 * Records that the first pending or failed refund was paid out, in the original tender or another;
 * vouchers are always refunded in another.
 */
export function RefundDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { trigger } = useCompleteRefund();
  const done = useDone(onClose);
  const refund = order.refunds.find(({ state }) => state === 'pending' || state === 'failed');
  const payment = order.payments.find(({ id }) => id === refund?.payment_id);
  // Nothing is refunded to a voucher.
  const isVoucher = payment?.kind === 'voucher';
  const action = useActionForm<{ tender: 'original' | 'cash' | 'wallet' }>({
    order,
    defaultValues: { tender: isVoucher ? 'cash' : 'original' },
    send: ({ tender }, { id: order_id, version }) =>
      trigger({
        body: {
          order_id,
          version,
          refund_id: refund?.id ?? 0,
          tender: tender === 'original' ? null : tender,
        },
      }),
    onDone: done('refund'),
  });
  const { control, watch } = action.form;
  const chosen = watch('tender');
  const kind = chosen === 'original' ? payment?.kind : chosen;
  const message =
    kind === 'cash'
      ? refundMessages.cash
      : kind === 'wallet'
        ? refundMessages.credited
        : refundMessages.recorded;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.refund, { number: order.number })}
      submitLabel={refund && formatMessage(submitMessages.refund)}
      intent={formatMessage(submitMessages.refund)}
      onClose={onClose}
    >
      {refund && (
        <Controller
          control={control}
          name="tender"
          render={({ field }) => (
            <RadioGroup
              label={formatMessage(refundMessages.tender)}
              value={field.value}
              onChange={field.onChange}
            >
              {!isVoucher && (
                <Radio value="original">
                  {formatMessage(refundMessages.original, { name: payment?.name ?? '' })}
                </Radio>
              )}
              {payment?.kind !== 'cash' && (
                <Radio value="cash">{formatMessage(refundMessages.toCash)}</Radio>
              )}
              {payment?.kind !== 'wallet' && order.member && (
                <Radio value="wallet">
                  {formatMessage(refundMessages.toWallet, { name: order.member.name })}
                </Radio>
              )}
            </RadioGroup>
          )}
        />
      )}
      <Text as="p">
        <FormattedMessage
          {...(refund ? message : refundMessages.none)}
          values={{ amount: money(refund?.amount ?? 0), name: payment?.name ?? '' }}
        />
      </Text>
      {refund && payment && payment.tip > 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage {...refundMessages.tipStays} values={{ tip: money(payment.tip) }} />
        </Text>
      )}
    </ActionDialog>
  );
}
