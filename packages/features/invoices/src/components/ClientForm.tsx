import { Problem } from '@servery/api';
import type { InvoiceClient } from '@servery/api/template';
import { TextField, useChanged, type TextFieldProps } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddInvoiceClient } from '../hooks/useInvoiceForm.ts';
import { isMail } from '../isMail.ts';
import { clientWords as words } from '../messages/editor.ts';
import { payWords, sendWords } from '../messages/panels.ts';

interface ClientFormProps {
  /** The client is there. */
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

/** Somebody new to write invoices for. */
export function ClientForm({ onAdded, onClose }: ClientFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useAddInvoiceClient();
  const [client, setClient] = useState(blank);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [taken, setTaken] = useState<string>();
  const isDirty = useChanged(client);
  const submit = async () => {
    setTried(true);
    if (needed.some((field) => !client[field].trim()) || !isMail(client.companyEmail)) return;
    setPending(true);
    setTrouble(undefined);
    try {
      const company = client.company.trim() || client.name;
      const added = await trigger({ body: { client: { ...client, company } } });
      onAdded(added.client);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.matter.fields?.['client.companyEmail']) setTaken(client.companyEmail);
      else setTrouble(formatMessage(payWords.failed));
      setPending(false);
    }
  };
  const wrong = (field: keyof InvoiceClient) => {
    if (field === 'companyEmail') {
      if (taken === client.companyEmail) return formatMessage(words.taken);
      return isTried && !isMail(client.companyEmail)
        ? formatMessage(sendWords.mailWrong)
        : undefined;
    }
    const isMissing = needed.some((one) => one === field) && !client[field].trim();
    return isTried && isMissing ? formatMessage(words.missing) : undefined;
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
      title={formatMessage(words.title)}
      action={formatMessage(words.action)}
      isDirty={isDirty}
      isPending={isPending}
      trouble={trouble}
      onSubmit={submit}
      onClose={onClose}
    >
      {field('name', formatMessage(words.name), { autoComplete: 'off' })}
      {field('companyEmail', formatMessage(words.email), {
        type: 'email',
        dir: 'ltr',
        maxLength: 254,
      })}
      {field('company', formatMessage(words.company), { hint: formatMessage(words.optional) })}
      {field('address', formatMessage(words.address), { maxLength: 240 })}
      {field('country', formatMessage(words.country), { maxLength: 80 })}
      {field('contact', formatMessage(words.phone), { type: 'tel', dir: 'ltr', maxLength: 40 })}
    </FormDrawer>
  );
}
