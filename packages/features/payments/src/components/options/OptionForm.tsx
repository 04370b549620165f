import { createPaymentOption, editPaymentOption, type PaymentOptionDetail } from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePaymentAction } from '../../hooks/usePaymentAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { formErrorMessages, formMessages as messages } from '../../messages/form.ts';
import { optionsMessages } from '../../messages/options.ts';
import { OptionFields } from './OptionFields.tsx';
import { inputOf, valuesOf } from './optionForm.ts';

interface OptionFormProps {
  /** The option to edit; null for a new one. */
  option: PaymentOptionDetail | null;
  merchantId: number | '';
  onClose: () => void;
}

/** Drawer with the form of a payment option. */
export function OptionForm({ option, merchantId, onClose }: OptionFormProps) {
  const { formatMessage } = useIntl();
  const to = option ? editPaymentOption : createPaymentOption;
  const { trigger } = usePaymentAction(to);
  const form = useEndpointForm(to, {
    defaults: valuesOf(option),
    toInput: (values) => {
      const input = inputOf(values);
      if (!option) return { body: { merchant_id: merchantId || null, ...input } };
      return { params: { id: option.id }, body: { version: option.version, ...input } };
    },
    send: async (input) => {
      const { name } = await trigger(input);
      toast.success({ title: formatMessage(messages.saved, { name }) });
      onClose();
    },
    explain: useProblemText(),
    messages: formErrorMessages,
  });
  return (
    <FormDrawer
      title={
        option
          ? formatMessage(messages.editTitle, { name: option.name })
          : formatMessage(messages.newTitle)
      }
      action={formatMessage(option ? messages.save : optionsMessages.add)}
      {...form.drawer}
      onClose={onClose}
    >
      <OptionFields
        form={form}
        option={option}
        merchant_id={option?.merchant_id ?? (merchantId || undefined)}
      />
    </FormDrawer>
  );
}
