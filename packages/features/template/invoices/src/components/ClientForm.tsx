import { limitsOf } from '@servery/api';
import { addInvoiceClient, type InvoiceClient } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, TextField, type TextFieldProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAddInvoiceClient } from '../hooks/useInvoiceForm.ts';
import { clientErrorMessages, clientMessages as messages } from '../messages/editor.ts';
import { payMessages } from '../messages/panels.ts';

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

/** Dialog to add a client. */
export function ClientForm({ onAdded, onClose }: ClientFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useAddInvoiceClient();
  const form = useEndpointForm(addInvoiceClient, {
    defaults: { client: blank },
    toInput: ({ client }) => ({
      body: { client: { ...client, company: client.company.trim() || client.name } },
    }),
    send: async (input) => onAdded((await trigger(input)).client),
    explain: () => formatMessage(payMessages.failed),
    messages: clientErrorMessages,
  });
  const field = (name: keyof InvoiceClient, label: string, more?: Partial<TextFieldProps>) => (
    <TextField label={label} {...form.field(`client.${name}`)} {...more} />
  );
  return (
    <FormDrawer
      title={formatMessage(messages.title)}
      action={formatMessage(messages.action)}
      {...form.drawer}
      onClose={onClose}
    >
      {field('name', formatMessage(messages.name), { autoComplete: 'off' })}
      {field('companyEmail', formatMessage(messages.email), { type: 'email', dir: 'ltr' })}
      <TextField
        label={formatMessage(messages.company)}
        hint={formatMessage(messages.optional)}
        {...limitsOf(addInvoiceClient.body, 'client', 'company')}
        value={form.values.client.company}
        onChange={(company) => form.set('client.company', company)}
      />
      {field('address', formatMessage(messages.address))}
      {field('country', formatMessage(messages.country))}
      {field('contact', formatMessage(messages.phone), { type: 'tel', dir: 'ltr' })}
    </FormDrawer>
  );
}
