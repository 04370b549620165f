import { TextArea, TextField } from '@servery/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { deliverWords } from '../../../messages/combine.ts';
import { fieldWords } from '../../../messages/fields.ts';

/** Whom a delivery goes to, and where. */
export interface AddressValues {
  customer_name: string;
  phone: string;
  address: string;
}

/** Name, phone and address of a delivery, in the action form around. */
export function AddressFields() {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<AddressValues>();
  return (
    <>
      <Controller
        control={control}
        name="customer_name"
        rules={{ required: formatMessage(fieldWords.required) }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={formatMessage(deliverWords.name)}
            autoComplete="off"
            maxLength={80}
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="phone"
        rules={{
          pattern: { value: /^\s*\+[1-9]\d{6,14}\s*$/, message: formatMessage(fieldWords.phone) },
          required: formatMessage(fieldWords.required),
        }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={formatMessage(deliverWords.phone)}
            type="tel"
            dir="ltr"
            autoComplete="off"
            placeholder="+60123456789"
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="address"
        rules={{
          minLength: { value: 5, message: formatMessage(fieldWords.address) },
          required: formatMessage(fieldWords.address),
        }}
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={formatMessage(deliverWords.address)}
            rows={2}
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
