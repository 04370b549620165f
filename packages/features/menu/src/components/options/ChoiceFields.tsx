import { Checkbox, Inline, TextField } from '@servery/ui';
import { MoneyField, NumberField } from '@servery/screens';
import type { EndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { formMessages } from '../../messages/form.ts';
import { optionMessages as messages } from '../../messages/options.ts';
import * as styles from '../page.css.ts';
import type { OptionDraft } from './optionDraft.ts';

interface ChoiceFieldsProps {
  form: EndpointForm<OptionDraft>;
  index: number;
  currency: string;
}

/** The fields of one choice: its name, price and maximum quantity. */
export function ChoiceFields({ form, index, currency }: ChoiceFieldsProps) {
  const { formatMessage } = useIntl();
  const at = `items.${index}` as const;
  return (
    <div className={styles.form}>
      <TextField label={formatMessage(messages.choiceName)} {...form.field(`${at}.name`)} />
      <div className={styles.pair}>
        <MoneyField
          label={formatMessage(messages.surcharge)}
          currency={currency}
          {...form.field(`${at}.price`)}
        />
        <NumberField
          label={formatMessage(messages.most)}
          {...form.field(`${at}.max`)}
          decrementLabel={formatMessage(formMessages.fewer)}
          incrementLabel={formatMessage(formMessages.more)}
        />
      </div>
      <Inline gap="l">
        {(
          [
            ['is_discount', messages.discount],
            ['is_default', messages.preselected],
            ['is_active', messages.choiceActive],
          ] as const
        ).map(([name, label]) => (
          <Checkbox key={name} {...form.toggle(`${at}.${name}`)}>
            {formatMessage(label)}
          </Checkbox>
        ))}
      </Inline>
    </div>
  );
}
