import { isMasked } from '@servery/domain/people';
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

const isPhone = (value: string) => /^\s*\+[1-9]\d{6,14}\s*$/.test(value);

/** Name, phone and address of a delivery, in the action form around. */
export function AddressFields() {
  const { formatMessage } = useIntl();
  const { control, formState } = useFormContext<AddressValues>();
  /** Whether a field still has the masked value that it started with. */
  const isKept = (name: 'phone' | 'address', value: string) =>
    isMasked(value) && value === formState.defaultValues?.[name];
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
          validate: (phone) =>
            isKept('phone', phone) || isPhone(phone) || formatMessage(fieldWords.phone),
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
          validate: (address) =>
            isKept('address', address) || address.length >= 5 || formatMessage(fieldWords.address),
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
