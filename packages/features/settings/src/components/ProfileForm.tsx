import {
  currencies,
  businessKinds,
  editProfile,
  limitsOf,
  type BusinessKind,
  type Currency,
} from '@servery/api';
import { typedPhone } from '@servery/domain/typed-phone';
import { useEndpointForm } from '@servery/screens/form';
import { freshId } from '@servery/screens/hours';
import {
  Card,
  ComboBox,
  FormSection,
  Repeater,
  Select,
  TextArea,
  TextField,
  toast,
} from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useSettingsAction } from '../hooks/useSettingsAction.ts';
import { kindMessages, profileMessages as messages } from '../messages/profile.ts';
import { sectionMessages, settingsMessages } from '../messages/settings.ts';
import type { SectionProps } from './section.ts';
import { SectionForm } from './SectionForm.tsx';
import * as styles from './settings.css.ts';

const zones = () =>
  Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }));

/** The form of the business profile. */
export function ProfileForm(props: SectionProps) {
  const { settings, merchantId, isReadOnly, onSaved, onReload } = props;
  const { formatMessage, formatDisplayName } = useIntl();
  const { trigger } = useSettingsAction(editProfile);
  const { profile, versions, is_currency_fixed } = settings;
  const form = useEndpointForm(editProfile, {
    defaults: {
      ...profile,
      currency: profile.currency as Currency,
      tax_numbers: profile.tax_numbers.map((row) => ({ id: freshId(), ...row })),
    },
    toInput: async ({ tax_numbers, phone, ...values }) => ({
      body: {
        ...values,
        phone: await typedPhone(phone),
        tax_numbers: tax_numbers.map(({ label, number }) => ({ label, number })),
        id: merchantId || null,
        version: versions.profile,
      },
    }),
    send: async (input) => {
      const saved = await trigger(input);
      toast.success({ title: formatMessage(settingsMessages.saved) });
      onSaved(saved);
    },
    explain: useProblemText(),
    messages: {
      'tax_numbers.number.regex': messages.numberFormat,
      'tax_numbers.label.taken': messages.labelTaken,
      'currency.fixed': messages.currencyFixed,
    },
    onRefused: ({ code }) => {
      if (code === 'conflict') onReload();
    },
  });
  const numbers = form.values.tax_numbers;
  const timeZones = useMemo(() => zones(), []);
  const money = useMemo(
    () =>
      currencies.map((code) => ({
        value: code,
        label: `${code} · ${formatDisplayName(code, { type: 'currency' }) ?? code}`,
      })),
    [formatDisplayName],
  );
  return (
    <SectionForm {...props} form={form} readOnly={formatMessage(messages.right)}>
      <Card title={formatMessage(sectionMessages.profile)} padding="l">
        <div className={styles.stack}>
          <div className={styles.pair}>
            <TextField
              label={formatMessage(messages.name)}
              isReadOnly={isReadOnly}
              {...form.field('name')}
            />
            <Select
              label={formatMessage(messages.kind)}
              options={businessKinds.map((kind) => ({
                value: kind,
                label: formatMessage(kindMessages[kind]),
              }))}
              isDisabled={isReadOnly}
              {...form.message('kind')}
              value={form.values.kind}
              onChange={(kind) => form.set('kind', kind as BusinessKind)}
            />
          </div>
          <FormSection title={formatMessage(messages.contact)} level={3}>
            <TextArea
              label={formatMessage(messages.address)}
              isReadOnly={isReadOnly}
              {...form.field('address')}
            />
            <TextField
              label={formatMessage(messages.phone)}
              type="tel"
              isReadOnly={isReadOnly}
              {...form.field('phone')}
            />
          </FormSection>
          <Repeater
            label={formatMessage(messages.numbers)}
            items={numbers}
            {...limitsOf(editProfile.body, 'tax_numbers')}
            isReadOnly={isReadOnly}
            onAdd={() =>
              form.set('tax_numbers', [...numbers, { id: freshId(), label: '', number: '' }])
            }
            onRemove={(index) => {
              form.set('tax_numbers', numbers.toSpliced(index, 1));
              return () => form.set('tax_numbers', numbers);
            }}
            labels={{
              add: formatMessage(messages.addNumber),
              row: (place) => formatMessage(messages.numberRow, { place }),
              empty: formatMessage(messages.noNumbers),
            }}
          >
            {(_row, index) => (
              <div className={styles.pair}>
                <TextField
                  label={formatMessage(messages.label)}
                  placeholder="SST"
                  isReadOnly={isReadOnly}
                  {...form.field(`tax_numbers.${index}.label`)}
                />
                <TextField
                  label={formatMessage(messages.number)}
                  isReadOnly={isReadOnly}
                  {...form.field(`tax_numbers.${index}.number`)}
                />
              </div>
            )}
          </Repeater>
          <FormSection title={formatMessage(messages.region)} level={3}>
            <div className={styles.pair}>
              <ComboBox
                label={formatMessage(messages.timeZone)}
                options={timeZones}
                isReadOnly={isReadOnly}
                {...form.message('time_zone')}
                value={form.values.time_zone}
                onChange={(zone) => form.set('time_zone', zone ?? '')}
              />
              <Select
                label={formatMessage(messages.currency)}
                description={is_currency_fixed ? formatMessage(messages.currencyFixed) : undefined}
                options={money}
                isDisabled={isReadOnly || is_currency_fixed}
                {...form.message('currency')}
                value={form.values.currency}
                onChange={(currency) => form.set('currency', currency as Currency)}
              />
            </div>
          </FormSection>
        </div>
      </Card>
    </SectionForm>
  );
}
