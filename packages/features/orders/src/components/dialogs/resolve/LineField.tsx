import type { OrderLine } from '@servery/api';
import { Checkbox, Radio, RadioGroup } from '@servery/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../../messages/fields.ts';
import { resolveMessages } from '../../../messages/resolve.ts';
import type { ResolveValues } from './ResolveValues.ts';

/** Fields for the unavailable item and whether it is replaced. */
export function LineField({ lines }: { lines: readonly OrderLine[] }) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<ResolveValues>();
  return (
    <>
      <Controller
        control={control}
        name="line"
        rules={{ required: formatMessage(fieldMessages.required) }}
        render={({ field, fieldState }) => (
          <RadioGroup
            label={formatMessage(resolveMessages.item)}
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
            {formatMessage(resolveMessages.replace)}
          </Checkbox>
        )}
      />
    </>
  );
}
