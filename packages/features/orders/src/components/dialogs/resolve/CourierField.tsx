import { limitsOf, resolveReason } from '@servery/api';
import { TextField } from '@servery/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../../messages/fields.ts';
import { resolveMessages } from '../../../messages/resolve.ts';
import type { ResolveValues } from './ResolveValues.ts';

/** A field for the courier who takes over a delivery. */
export function CourierField() {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<ResolveValues>();
  return (
    <Controller
      control={control}
      name="courier"
      rules={{ validate: (text) => text.trim() !== '' || formatMessage(fieldMessages.required) }}
      render={({ field, fieldState }) => (
        <TextField
          label={formatMessage(resolveMessages.courier)}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          autoFocus
          {...limitsOf(resolveReason.body, 'courier')}
          isRequired
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}
