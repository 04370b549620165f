import { TextField } from '@servery/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldWords } from '../../../messages/fields.ts';
import { resolveWords } from '../../../messages/resolve.ts';
import type { ResolveValues } from './ResolveValues.ts';

/** The courier who takes a delivery now. */
export function CourierField() {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<ResolveValues>();
  return (
    <Controller
      control={control}
      name="courier"
      rules={{ validate: (text) => text.trim() !== '' || formatMessage(fieldWords.required) }}
      render={({ field, fieldState }) => (
        <TextField
          label={formatMessage(resolveWords.courier)}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          autoFocus
          maxLength={80}
          isRequired
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}
