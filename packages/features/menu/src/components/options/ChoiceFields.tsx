import { Checkbox, Inline, TextField } from '@servery/ui';
import { MoneyField, NumberField } from '@servery/words';
import { Controller, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { formWords } from '../../messages/form.ts';
import { optionWords as words } from '../../messages/options.ts';
import * as styles from '../page.css.ts';
import type { OptionDraft } from './optionDraft.ts';

interface ChoiceFieldsProps {
  control: Control<OptionDraft>;
  index: number;
  currency: string;
  errors: Record<string, string>;
}

/** One choice: what it is called and costs, and how many of it one may have. */
export function ChoiceFields({ control, index, currency, errors }: ChoiceFieldsProps) {
  const { formatMessage } = useIntl();
  const at = `items.${index}` as const;
  return (
    <div className={styles.form}>
      <Controller
        control={control}
        name={`${at}.name`}
        render={({ field: { ref: _ref, ...field } }) => (
          <TextField
            {...field}
            label={formatMessage(words.choiceName)}
            isRequired
            maxLength={60}
            errorMessage={errors[`${at}.name`]}
          />
        )}
      />
      <div className={styles.pair}>
        <Controller
          control={control}
          name={`${at}.price`}
          render={({ field: { ref: _ref, ...field } }) => (
            <MoneyField
              {...field}
              label={formatMessage(words.surcharge)}
              currency={currency}
              errorMessage={errors[`${at}.price`]}
            />
          )}
        />
        <Controller
          control={control}
          name={`${at}.max`}
          render={({ field: { ref: _ref, ...field } }) => (
            <NumberField
              {...field}
              label={formatMessage(words.most)}
              minValue={1}
              maxValue={20}
              decrementLabel={formatMessage(formWords.fewer)}
              incrementLabel={formatMessage(formWords.more)}
              errorMessage={errors[`${at}.max`]}
            />
          )}
        />
      </div>
      <Inline gap="l">
        {(
          [
            ['is_discount', words.discount],
            ['is_default', words.preselected],
            ['is_active', words.choiceActive],
          ] as const
        ).map(([name, label]) => (
          <Controller
            key={name}
            control={control}
            name={`${at}.${name}`}
            render={({ field }) => (
              <Checkbox isSelected={field.value} onChange={field.onChange} onBlur={field.onBlur}>
                {formatMessage(label)}
              </Checkbox>
            )}
          />
        ))}
      </Inline>
    </div>
  );
}
