import type { OrderMethod } from '@servery/api';
import { FormSection, Select } from '@servery/ui';
import { MoneyField } from '@servery/words';
import { useIntl } from 'react-intl';
import { formWords as words } from '../../messages/form.ts';
import { menuWords } from '../../messages/menus.ts';
import * as styles from '../page.css.ts';
import type { MenuDraft } from './menuDraft.ts';

interface PriceFieldsProps {
  draft: MenuDraft;
  onChange: (change: Partial<MenuDraft>) => void;
  errors: Record<string, string>;
  currency: string;
  taxes: readonly string[];
}

const methods: readonly [OrderMethod, (typeof words)['pickup']][] = [
  ['dine_in', words.dineIn],
  ['pickup', words.pickup],
  ['delivery', words.delivery],
];

/** What an item costs, by itself and for ways of getting it that cost otherwise. */
export function PriceFields({ draft, onChange, errors, currency, taxes }: PriceFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <FormSection
      title={formatMessage(words.prices)}
      level={3}
      description={formatMessage(words.methodHelp)}
    >
      <div className={styles.pair}>
        <MoneyField
          label={formatMessage(menuWords.price)}
          isRequired
          currency={currency}
          value={draft.price}
          onChange={(price) => onChange({ price })}
          errorMessage={errors['price']}
        />
        <Select
          label={formatMessage(words.tax)}
          options={taxes.map((value) => ({ value, label: value }))}
          value={draft.tax_class || (taxes[0] ?? null)}
          onChange={(tax_class) => onChange({ tax_class })}
          isInvalid={!!errors['tax_class']}
          errorMessage={errors['tax_class']}
        />
        {methods.map(([method, label]) => (
          <MoneyField
            key={method}
            label={formatMessage(label)}
            currency={currency}
            value={draft.prices[method] ?? null}
            onChange={(price) => onChange({ prices: { ...draft.prices, [method]: price } })}
            errorMessage={errors[`prices.${method}`]}
          />
        ))}
      </div>
    </FormSection>
  );
}
