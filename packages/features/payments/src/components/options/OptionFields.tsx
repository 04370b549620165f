import {
  createPaymentOption,
  limitsOf,
  orderMethods,
  paymentKinds,
  type PaymentKind,
  type PaymentOptionDetail,
} from '@servery/api';
import { canBeOnline, canTakeTips, isStoredValue } from '@servery/domain/payments';
import { MoneyField, NumberField, useFormat } from '@servery/screens';
import type { EndpointForm } from '@servery/screens/form';
import { Checkbox, CheckboxGroup, FormSection, Select, Switch, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../../messages/form.ts';
import { kindMessages, methodMessages } from '../../messages/options.ts';
import { kindIcons } from './kindIcons.tsx';
import { opensDrawer, tipChoices, type OptionValues } from './optionForm.ts';

interface OptionFieldsProps {
  form: EndpointForm<OptionValues>;
  option: PaymentOptionDetail | null;
  merchant_id: number | undefined;
}

const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

/** The highest percentage of a fee. */
const maxPercent = (limitsOf(createPaymentOption.body, 'fee_rate').maxValue ?? 0) / 100;

/** The fields of a payment option. What its payments have fixed can't be changed. */
export function OptionFields({ form, option, merchant_id }: OptionFieldsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { symbol } = useFormat(merchant_id);
  const { values } = form;
  const isUsed = option?.is_used ?? false;
  // The channel of a used option is fixed, so it stays stored value, or never becomes it.
  const kinds = paymentKinds.filter(
    (kind) => !isUsed || !option || isStoredValue(kind) === isStoredValue(option.kind),
  );
  return (
    <>
      <TextField
        label={formatMessage(messages.name)}
        description={formatMessage(messages.nameHelp)}
        {...form.field('name')}
      />
      <Select
        label={formatMessage(messages.kind)}
        options={kinds.map((kind) => ({
          value: kind,
          label: formatMessage(kindMessages[kind]),
          icon: kindIcons[kind],
        }))}
        {...form.message('kind')}
        value={values.kind}
        onChange={(kind) => form.set('kind', kind as PaymentKind)}
      />
      {canBeOnline(values.kind) && (
        <Checkbox
          description={formatMessage(isUsed ? messages.fixed : messages.isOnlineHelp)}
          isDisabled={isUsed}
          {...form.toggle('is_online')}
        >
          {formatMessage(messages.isOnline)}
        </Checkbox>
      )}
      <CheckboxGroup
        label={formatMessage(messages.methods)}
        {...form.message('methods')}
        value={values.methods}
        onChange={(methods) => form.set('methods', methods)}
      >
        {orderMethods.map((method) => (
          <Checkbox key={method} value={method}>
            {formatMessage(methodMessages[method])}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Switch
        description={formatMessage(messages.isActiveHelp)}
        {...form.toggle('is_active')}
        isRow
      >
        {formatMessage(messages.isActive)}
      </Switch>
      <Switch
        description={formatMessage(messages.opensDrawerHelp)}
        {...form.message('opens_drawer')}
        isSelected={opensDrawer(values)}
        onChange={(opens) => form.set('opens_drawer', opens)}
        isRow
      >
        {formatMessage(messages.opensDrawer)}
      </Switch>
      {canTakeTips(values.kind) && (
        <CheckboxGroup
          label={formatMessage(messages.tips)}
          description={formatMessage(messages.tipsHelp)}
          isInline
          {...form.message('tip_rates')}
          value={values.tip_rates}
          onChange={(rates) => form.set('tip_rates', rates)}
        >
          {tipChoices(option).map((rate) => (
            <Checkbox key={rate} value={String(rate)}>
              {formatNumber(rate / 10_000, percent)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <FormSection
        title={formatMessage(messages.fees)}
        description={formatMessage(messages.feesHelp)}
      >
        <NumberField
          label={formatMessage(messages.feeRate)}
          suffix="%"
          minValue={0}
          maxValue={maxPercent}
          maxDecimals={2}
          {...form.message('fee_rate')}
          value={values.fee_rate}
          onChange={(rate) => form.set('fee_rate', rate)}
        />
        <MoneyField
          label={formatMessage(messages.feeFixed)}
          currency={symbol}
          {...form.field('fee_fixed')}
        />
      </FormSection>
      <FormSection title={formatMessage(messages.accounting)}>
        <TextField
          label={formatMessage(messages.accountCode)}
          description={formatMessage(messages.accountCodeHelp)}
          {...form.field('account_code')}
        />
      </FormSection>
    </>
  );
}
