import { sendInvoice, type Invoice } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { Badge, FileIcon, FormDrawer, TextArea, TextField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { issuer } from '../issuer.ts';
import { useDay } from '../hooks/useDay.ts';
import { useInvoiceChanges } from '../hooks/useInvoiceChanges.ts';
import { useSampleMoney } from '@servery/screens/sample-money';
import {
  attachedMessage,
  letterMessage,
  payMessages,
  sendErrorMessages,
  sendMessages as messages,
  sentMessage,
  subjectMessage,
} from '../messages/panels.ts';
import { numberOf } from '../numberOf.ts';

/** Form of the email, prefilled with a standard text. */
export function SendForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const money = useSampleMoney();
  const day = useDay();
  const { send } = useInvoiceChanges();
  const number = numberOf(invoice.id);
  const form = useEndpointForm(sendInvoice, {
    defaults: {
      from: issuer.email,
      to: invoice.client.companyEmail,
      subject: formatMessage(subjectMessage, { number, issuer: issuer.name }),
      message: formatMessage(letterMessage, {
        name: invoice.client.name,
        number,
        total: money(invoice.balance),
        date: day(invoice.dueDate),
      }),
    },
    toInput: (values) => ({ body: { id: invoice.id, ...values } }),
    send: async (input, { to }) => {
      await send(input);
      toast.success({ title: formatMessage(sentMessage, { number }), text: to });
      onClose();
    },
    explain: () => formatMessage(payMessages.failed),
    messages: sendErrorMessages,
  });
  return (
    <FormDrawer
      title={formatMessage(messages.title)}
      action={formatMessage(messages.action)}
      {...form.drawer}
      onClose={onClose}
    >
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          label={formatMessage(messages[name])}
          type="email"
          dir="ltr"
          {...form.field(name)}
        />
      ))}
      <TextField label={formatMessage(messages.subject)} {...form.field('subject')} />
      <TextArea label={formatMessage(messages.message)} rows={8} {...form.field('message')} />
      <div>
        <Badge tone="accent" icon={<FileIcon size="1em" />}>
          {formatMessage(attachedMessage, { number })}
        </Badge>
      </div>
    </FormDrawer>
  );
}
