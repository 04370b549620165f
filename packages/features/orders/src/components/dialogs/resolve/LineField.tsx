import type { OrderLine } from '@servery/api';
import { Checkbox, Radio, RadioGroup } from '@servery/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldWords } from '../../../messages/fields.ts';
import { resolveWords } from '../../../messages/resolve.ts';
import type { ResolveValues } from './ResolveValues.ts';

/** The item that is unavailable, and whether another takes its place. */
export function LineField({ lines }: { lines: readonly OrderLine[] }) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<ResolveValues>();
  return (
    <>
      <Controller
        control={control}
        name="line"
        rules={{ required: formatMessage(fieldWords.required) }}
        render={({ field, fieldState }) => (
          <RadioGroup
            label={formatMessage(resolveWords.item)}
            value={field.value}
            onChange={field.onChange}
            isRequired
            errorMessage={fieldState.error?.message}
          >
            {lines.map(({ id, name, quantity }) => (
              <Radio key={id} value={String(id)}>{`${quantity} × ${name}`}</Radio>
            ))}
          </RadioGroup>
        )}
      />
      <Controller
        control={control}
        name="isReplaced"
        render={({ field }) => (
          <Checkbox isSelected={field.value} onChange={field.onChange}>
            {formatMessage(resolveWords.replace)}
          </Checkbox>
        )}
      />
    </>
  );
}
