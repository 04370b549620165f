import { Radio, RadioGroup, Text, TextField } from '@servery/ui';
import { MoneyField, NumberField } from '@servery/words';
import { Controller, useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMerchant } from '../../hooks/useMerchant.ts';
import { discountWords } from '../../messages/discount.ts';
import { fieldWords } from '../../messages/fields.ts';
import type { DiscountValues } from './discountChange.ts';

export interface DiscountFieldsProps {
  merchant_id: number;
  kind: DiscountValues['kind'];
}

/** The fields of one kind of discount, in the action form around. */
export function DiscountFields({ merchant_id, kind }: DiscountFieldsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { control } = useFormContext<DiscountValues>();
  const { money, symbol } = useFormat(merchant_id);
  const { data: merchant } = useMerchant(merchant_id);
  const off = (rate: number | null, amount: number | null) =>
    formatMessage(discountWords.off, {
      what:
        rate === null
          ? money(amount ?? 0)
          : formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    });

  if (kind === 'prepared')
    return merchant?.discounts.length === 0 ? (
      <Text as="p" tone="muted">
        <FormattedMessage {...discountWords.none} />
      </Text>
    ) : (
      <Controller
        control={control}
        name="discount"
        render={({ field, fieldState }) => (
          <RadioGroup
            label={formatMessage(discountWords.choose)}
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
              label={formatMessage(discountWords.percent)}
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
              label={formatMessage(discountWords.sum)}
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
          validate: (text) => text.trim().length >= 2 || formatMessage(fieldWords.tooShort),
        }}
        render={({ field, fieldState }) => (
          <TextField
            label={formatMessage(discountWords.label)}
            description={formatMessage(discountWords.labelHelp)}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            maxLength={40}
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
