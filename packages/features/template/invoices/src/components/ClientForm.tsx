import { Problem } from '@servery/api';
import type { InvoiceClient } from '@servery/api/template';
import { TextField, useChanged, type TextFieldProps, FormDrawer } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddInvoiceClient } from '../hooks/useInvoiceForm.ts';
import { isMail } from '../isMail.ts';
import { clientMessages as messages } from '../messages/editor.ts';
import { payMessages, sendMessages } from '../messages/panels.ts';

interface ClientFormProps {
  /** Called with the new client after it has been saved. */
  onAdded: (client: InvoiceClient) => void;
  onClose: () => void;
}

const blank: InvoiceClient = {
  name: '',
  company: '',
  companyEmail: '',
  address: '',
  country: '',
  contact: '',
};

const needed = ['name', 'address', 'country', 'contact'] as const;

/** Dialog to add a client. */
export function ClientForm({ onAdded, onClose }: ClientFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useAddInvoiceClient();
  const [client, setClient] = useState(blank);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [formError, setFormError] = useState<string>();
  const [taken, setTaken] = useState<string>();
  const isDirty = useChanged(client);
  const submit = async () => {
    setTried(true);
    if (needed.some((field) => !client[field].trim()) || !isMail(client.companyEmail)) return;
    setPending(true);
    setFormError(undefined);
    try {
      const company = client.company.trim() || client.name;
      const added = await trigger({ body: { client: { ...client, company } } });
      onAdded(added.client);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.matter.fields?.['client.companyEmail']) setTaken(client.companyEmail);
      else setFormError(formatMessage(payMessages.failed));
      setPending(false);
    }
  };
  const wrong = (field: keyof InvoiceClient) => {
    if (field === 'companyEmail') {
      if (taken === client.companyEmail) return formatMessage(messages.taken);
      return isTried && !isMail(client.companyEmail)
        ? formatMessage(sendMessages.mailWrong)
        : undefined;
    }
    const isMissing = needed.some((one) => one === field) && !client[field].trim();
    return isTried && isMissing ? formatMessage(messages.missing) : undefined;
  };
  const field = (name: keyof InvoiceClient, label: string, more?: Partial<TextFieldProps>) => (
    <TextField
      label={label}
      value={client[name]}
      onChange={(text) => setClient((last) => ({ ...last, [name]: text }))}
      errorMessage={wrong(name)}
      isRequired={name !== 'company'}
      maxLength={120}
      {...more}
    />
  );
  return (
    <FormDrawer
      title={formatMessage(messages.title)}
      action={formatMessage(messages.action)}
      isDirty={isDirty}
      isPending={isPending}
      formError={formError}
      onSubmit={submit}
      onClose={onClose}
    >
      {field('name', formatMessage(messages.name), { autoComplete: 'off' })}
      {field('companyEmail', formatMessage(messages.email), {
        type: 'email',
        dir: 'ltr',
        maxLength: 254,
      })}
      {field('company', formatMessage(messages.company), {
        hint: formatMessage(messages.optional),
      })}
      {field('address', formatMessage(messages.address), { maxLength: 240 })}
      {field('country', formatMessage(messages.country), { maxLength: 80 })}
      {field('contact', formatMessage(messages.phone), { type: 'tel', dir: 'ltr', maxLength: 40 })}
    </FormDrawer>
  );
}
