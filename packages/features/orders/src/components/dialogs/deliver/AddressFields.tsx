import { limitsOf, replaceByDelivery } from '@servery/api';
import { isMasked } from '@servery/domain/people';
import { typedPhone } from '@servery/domain/typed-phone';
import { TextArea, TextField } from '@servery/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { deliverMessages } from '../../../messages/combine.ts';
import { fieldMessages } from '../../../messages/fields.ts';

/** The recipient and address of a delivery. */
export interface AddressValues {
  customer_name: string;
  phone: string;
  address: string;
}

const isPhone = async (typed: string) => /^\+[1-9]\d{6,14}$/.test(await typedPhone(typed));

/** Name, phone and address of a delivery, within an action form. */
export function AddressFields() {
  const { formatMessage } = useIntl();
  const { control, formState } = useFormContext<AddressValues>();
  /** Whether a field still has the masked value that it started with. */
  const isUnchanged = (name: 'phone' | 'address', value: string) =>
    isMasked(value) && value === formState.defaultValues?.[name];
  return (
    <>
      <Controller
        control={control}
        name="customer_name"
        rules={{ required: formatMessage(fieldMessages.required) }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={formatMessage(deliverMessages.name)}
            autoComplete="off"
            {...limitsOf(replaceByDelivery.body, 'customer_name')}
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="phone"
        rules={{
          validate: async (phone) =>
            isUnchanged('phone', phone) ||
            (await isPhone(phone)) ||
            formatMessage(fieldMessages.phone),
          required: formatMessage(fieldMessages.required),
        }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={formatMessage(deliverMessages.phone)}
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
            isUnchanged('address', address) ||
            address.length >= 5 ||
            formatMessage(fieldMessages.address),
          required: formatMessage(fieldMessages.address),
        }}
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={formatMessage(deliverMessages.address)}
            rows={2}
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
