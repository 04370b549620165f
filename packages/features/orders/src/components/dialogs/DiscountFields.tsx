import { limitsOf, updateOrder } from '@servery/api';
import { Radio, RadioGroup, Text, TextField } from '@servery/ui';
import { MoneyField, NumberField, useFormat } from '@servery/screens';
import { Controller, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMerchant } from '../../hooks/useMerchant.ts';
import { discountMessages } from '../../messages/discount.ts';
import { fieldMessages } from '../../messages/fields.ts';
import type { DiscountValues } from './discountChange.ts';

export interface DiscountFieldsProps {
  merchant_id: number;
  kind: DiscountValues['kind'];
}

/** The fields of one kind of discount, within an action form. */
export function DiscountFields({ merchant_id, kind }: DiscountFieldsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { control } = useFormContext<DiscountValues>();
  const { money, symbol } = useFormat(merchant_id);
  const { data: merchant } = useMerchant(merchant_id);
  const off = (rate: number | null, amount: number | null) =>
    formatMessage(discountMessages.off, {
      what:
        rate === null
          ? money(amount ?? 0)
          : formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    });

  if (kind === 'prepared')
    return merchant?.discounts.length === 0 ? (
      <Text as="p" tone="muted">
        <FormattedMessage {...discountMessages.none} />
      </Text>
    ) : (
      <Controller
        control={control}
        name="discount"
        render={({ field, fieldState }) => (
          <RadioGroup
            label={formatMessage(discountMessages.choose)}
            look="card"
            value={field.value}
            onChange={field.onChange}
            errorMessage={fieldState.error?.message}
          >
            {merchant?.discounts.map(({ id, name, rate, amount }) => (
              <Radio key={id} value={String(id)} description={off(rate, amount)}>
                {name}
              </Radio>
            ))}
          </RadioGroup>
        )}
      />
    );

  return (
    <>
      {kind === 'rate' ? (
        <Controller
          control={control}
          name="percent"
          render={({ field, fieldState }) => (
            <NumberField
              label={formatMessage(discountMessages.percent)}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              minValue={0}
              maxValue={100}
              maxDecimals={2}
              suffix="%"
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      ) : (
        <Controller
          control={control}
          name="amount"
          render={({ field, fieldState }) => (
            <MoneyField
              label={formatMessage(discountMessages.sum)}
              currency={symbol}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="label"
        rules={{
          validate: (text) => text.trim().length >= 2 || formatMessage(fieldMessages.tooShort),
        }}
        render={({ field, fieldState }) => (
          <TextField
            label={formatMessage(discountMessages.label)}
            description={formatMessage(discountMessages.labelHelp)}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            {...limitsOf(updateOrder.body, 'changes', 'label')}
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
