import { orderMethods, type PlatformSetting } from '@servery/api';
import { Checkbox, CheckboxGroup, Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePlatformForm } from '../hooks/usePlatformForm.ts';
import { chargeMessages, taxMessages } from '../messages/money.ts';
import { platformMessages as messages } from '../messages/platform.ts';
import { PlatformForm } from './PlatformForm.tsx';
import { RateField } from '@servery/screens/rate';
import * as styles from './settings.css.ts';

interface NewBusinessFormProps {
  setting: Extract<PlatformSetting, { type: 'new_business' }>;
  onReload: () => void;
}

const valueOf = ({ service_charge, tax }: NewBusinessFormProps['setting']['value']) => ({
  service_charge: {
    ...service_charge,
    rate: service_charge.rate as number | null,
    methods: service_charge.methods as readonly string[],
  },
  tax: { ...tax, rate: tax.rate as number | null },
});

/** The form of the money settings with which new businesses start. */
export function NewBusinessForm({ setting, onReload }: NewBusinessFormProps) {
  const { formatMessage } = useIntl();
  const form = usePlatformForm({
    setting,
    onReload,
    defaults: { value: valueOf(setting.value) },
    toValue: ({ value: { service_charge, tax } }) => ({
      service_charge: {
        ...service_charge,
        rate: service_charge.rate ?? 0,
        methods: orderMethods.filter((method) => service_charge.methods.includes(method)),
      },
      tax: { ...tax, rate: tax.rate ?? 0 },
    }),
  });
  return (
    <PlatformForm
      setting={setting}
      form={form}
      title={formatMessage(messages.business)}
      help={formatMessage(messages.businessHelp)}
    >
      <div className={styles.pair}>
        <RateField
          label={formatMessage(messages.chargeRate)}
          isReadOnly={false}
          {...form.field('value.service_charge.rate')}
        />
        <RateField
          label={formatMessage(taxMessages.rate)}
          isReadOnly={false}
          {...form.field('value.tax.rate')}
        />
      </div>
      <CheckboxGroup
        label={formatMessage(chargeMessages.methods)}
        isInline
        {...form.field('value.service_charge.methods')}
      >
        {orderMethods.map((method) => (
          <Checkbox key={method} value={method}>
            {formatMessage(chargeMessages[method])}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Switch {...form.toggle('value.service_charge.is_taxed')}>
        {formatMessage(chargeMessages.isTaxed)}
      </Switch>
      <Switch {...form.toggle('value.tax.is_inclusive')}>
        {formatMessage(taxMessages.isInclusive)}
      </Switch>
    </PlatformForm>
  );
}
