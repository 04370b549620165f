import type { RefundScope } from '@servery/api';
import { refundableOf, requestRefund } from '@servery/domain/orders';
import { useFormat } from '@servery/screens';
import { BillItems } from '@servery/screens/split';
import { Checkbox, Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useForecast } from '../../hooks/useForecast.ts';
import { useRequestRefund } from '../../hooks/useRequestRefund.ts';
import { askMessages, submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { refundMessages } from '../../messages/refund.ts';
import { useScopeText } from '../detail/useScopeText.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import {
  noReason,
  ReasonField,
  reasonFieldOf,
  reasonOf,
  type ReasonValues,
} from './ReasonField.tsx';
import { reasonChoices } from './reasonChoices.ts';
import { isEmptyScope, possibleScope, refundableItems } from './refundScope.ts';
import { requestedRefund } from './requestedRefund.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

/** An arbitrary reason for the forecast, because the amount doesn't depend on it. */
const example = { reason_code: reasonChoices.refund[0] };

/** Requests the refund of some items of a completed order, and shows its amount. */
export function RefundItemsDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { trigger } = useRequestRefund();
  const done = useDone(onClose);
  const action = useActionForm<ReasonValues & RefundScope>({
    order,
    defaultValues: { ...noReason, lines: [], delivery_fee: false },
    send: (values, base) =>
      trigger({
        body: {
          order_id: base.id,
          version: base.version,
          ...possibleScope(values, base),
          ...reasonOf(values),
        },
      }),
    fieldOf: reasonFieldOf,
    onDone: done('refundItems'),
  });
  const { base, current, form } = action;
  const scopeText = useScopeText(base);
  const [lines, delivery_fee] = form.watch(['lines', 'delivery_fee']);
  const scope = possibleScope({ lines, delivery_fee }, base);
  const forecast = useForecast(
    base,
    isEmptyScope(scope)
      ? null
      : (record, context) =>
          requestRefund(record, { version: record.version, ...scope, ...example }, context),
  );
  const amount = forecast?.after ? requestedRefund(base, forecast.after) : 0;
  const left = refundableItems(base);
  const hasFee = refundableOf(base).delivery_fee;
  const hasAnything = left.items.length > 0 || hasFee;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.refundItems, { number: order.number })}
      submitLabel={hasAnything ? formatMessage(submitMessages.refundItems) : undefined}
      isSubmitDisabled={isEmptyScope(scope)}
      intent={formatMessage(refundMessages.intent, {
        scope: scopeText(possibleScope(scope, current ?? base)) || '–',
      })}
      onClose={onClose}
    >
      {left.items.length > 0 && (
        <BillItems
          order={left}
          label={formatMessage(refundMessages.choose)}
          value={scope.lines}
          onChange={(items) => form.setValue('lines', items, { shouldDirty: true })}
        />
      )}
      {hasFee && (
        <Checkbox
          isSelected={delivery_fee}
          onChange={(isSelected) =>
            form.setValue('delivery_fee', isSelected, { shouldDirty: true })
          }
        >
          {formatMessage(refundMessages.withDeliveryFee)}
        </Checkbox>
      )}
      {amount > 0 && (
        <Text as="p">
          <FormattedMessage {...askMessages.refund} values={{ amount: money(amount) }} />
        </Text>
      )}
      {hasAnything ? (
        <ReasonField choices={reasonChoices.refund} />
      ) : (
        <Text as="p">{formatMessage(refundMessages.nothingLeft)}</Text>
      )}
    </ActionDialog>
  );
}
