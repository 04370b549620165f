import type { OrderMethod } from '@servery/api';
import { FormSection, Select } from '@servery/ui';
import { MoneyField } from '@servery/screens';
import type { EndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../../messages/form.ts';
import { menuMessages } from '../../messages/menus.ts';
import * as styles from '../page.css.ts';
import type { MenuDraft } from './menuDraft.ts';

interface PriceFieldsProps {
  form: EndpointForm<MenuDraft>;
  currency: string;
  taxes: readonly string[];
}

const methods: readonly [OrderMethod, (typeof messages)['pickup']][] = [
  ['dine_in', messages.dineIn],
  ['pickup', messages.pickup],
  ['delivery', messages.delivery],
];

/** The price fields of an item: the base price and the different prices per order method. */
export function PriceFields({ form, currency, taxes }: PriceFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <FormSection
      title={formatMessage(messages.prices)}
      level={3}
      description={formatMessage(messages.methodHelp)}
    >
      <div className={styles.pair}>
        <MoneyField
          label={formatMessage(menuMessages.price)}
          currency={currency}
          {...form.field('price')}
        />
        <Select
          label={formatMessage(messages.tax)}
          options={taxes.map((value) => ({ value, label: value }))}
          {...form.message('tax_class')}
          value={form.values.tax_class || (taxes[0] ?? null)}
          onChange={(tax_class) => form.set('tax_class', tax_class)}
        />
        {methods.map(([method, label]) => (
          <MoneyField
            key={method}
            label={formatMessage(label)}
            currency={currency}
            {...form.field(`prices.${method}`)}
            value={form.values.prices[method] ?? null}
          />
        ))}
      </div>
    </FormSection>
  );
}
