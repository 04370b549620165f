import { Banner, Segment, Segmented, Text } from '@servery/ui';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUser } from '@servery/api/user';
import { submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { discountMessages } from '../../messages/discount.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { Consequence } from './Consequence.tsx';
import { discountChange, handShare, type DiscountValues } from './discountChange.ts';
import { DiscountFields } from './DiscountFields.tsx';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { useActionForm } from './useActionForm.ts';
import { useChanges, useChangesForecast } from './useChanges.ts';
import { useDone } from './useDone.ts';

const empty: DiscountValues = {
  kind: 'prepared',
  discount: '',
  label: '',
  percent: null,
  amount: null,
};

const fieldOf = (path: string): keyof DiscountValues | null => {
  if (path.endsWith('label')) return 'label';
  if (path.endsWith('rate')) return 'percent';
  if (path.endsWith('discount_id')) return 'discount';
  return path.endsWith('amount') ? 'amount' : null;
};

/**
 * Reduces the bill by one of the merchant's discounts, a percentage or an amount, and shows the
 * person's own limit.
 */
export function DiscountDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { data: user } = useUser();
  const send = useChanges();
  const done = useDone(onClose);
  const action = useActionForm<DiscountValues>({
    order,
    defaultValues: empty,
    send: (values, base) => {
      const change = discountChange(values);
      return change ? send([change], base) : Promise.resolve(base);
    },
    fieldOf,
    onDone: done('change'),
  });
  const values = action.form.watch();
  const change = discountChange({ ...values, label: values.label || '––' });
  const forecast = useChangesForecast(action.base, change && [change]);
  const percent = (rate: number) =>
    formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const rights = user?.rights;
  const isLimited = rights?.grants['order.discount'] === 'approve';
  const limit = rights?.discount_free_rate ?? 0;
  const share = forecast?.after ? handShare(forecast.after) : 0;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.discount, { number: order.number })}
      submitLabel={formatMessage(submitMessages.discount)}
      isSubmitDisabled={!change}
      intent={formatMessage(submitMessages.discount)}
      onClose={onClose}
    >
      <Controller
        control={action.form.control}
        name="kind"
        render={({ field }) => (
          <Segmented
            label={formatMessage(discountMessages.kind)}
            isLabelHidden
            isWide
            value={field.value}
            onChange={field.onChange}
          >
            <Segment value="prepared">{formatMessage(discountMessages.prepared)}</Segment>
            <Segment value="rate">{formatMessage(discountMessages.rate)}</Segment>
            <Segment value="amount">{formatMessage(discountMessages.amount)}</Segment>
          </Segmented>
        )}
      />
      <DiscountFields merchant_id={order.merchant_id} kind={values.kind} />
      {isLimited && share > limit && (
        <Banner tone="warning">
          <FormattedMessage
            {...discountMessages.overLimit}
            values={{ share: percent(share), limit: percent(limit) }}
          />
        </Banner>
      )}
      {isLimited && share <= limit && (
        <Text as="p" size="s" tone="muted">
          <FormattedMessage {...discountMessages.limit} values={{ limit: percent(limit) }} />
        </Text>
      )}
      {change && <Consequence order={action.base} forecast={forecast} />}
    </ActionDialog>
  );
}
