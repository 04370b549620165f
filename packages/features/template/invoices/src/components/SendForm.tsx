import { Problem } from '@servery/api';
import type { Invoice } from '@servery/api/template';
import { Badge, FileIcon, TextArea, TextField, toast, useChanged, FormDrawer } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { issuer } from '../issuer.ts';
import { useDay } from '../hooks/useDay.ts';
import { useInvoiceChanges } from '../hooks/useInvoiceChanges.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { isMail } from '../isMail.ts';
import {
  attachedMessage,
  letterMessage,
  payMessages,
  sendMessages as messages,
  sentMessage,
  subjectMessage,
} from '../messages/panels.ts';
import { numberOf } from '../numberOf.ts';

/** Form of the email, prefilled with a standard text. */
export function SendForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const day = useDay();
  const { send } = useInvoiceChanges();
  const number = numberOf(invoice.id);
  const [mail, setMail] = useState(() => ({
    from: issuer.email,
    to: invoice.client.companyEmail,
    subject: formatMessage(subjectMessage, { number, issuer: issuer.name }),
    message: formatMessage(letterMessage, {
      name: invoice.client.name,
      number,
      total: money(invoice.balance),
      date: day(invoice.dueDate),
    }),
  }));
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [formError, setFormError] = useState<string>();
  const isDirty = useChanged(mail);
  const set = (part: Partial<typeof mail>) => setMail((last) => ({ ...last, ...part }));
  const wrong = (address: string) =>
    isTried && !isMail(address) ? formatMessage(messages.mailWrong) : undefined;
  const submit = async () => {
    setTried(true);
    if (!isMail(mail.from) || !isMail(mail.to) || !mail.subject.trim()) return;
    setPending(true);
    try {
      await send({ body: { id: invoice.id, ...mail } });
      toast.success({ title: formatMessage(sentMessage, { number }), text: mail.to });
      onClose();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setFormError(formatMessage(payMessages.failed));
      setPending(false);
    }
  };
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
      <TextField
        label={formatMessage(messages.from)}
        type="email"
        dir="ltr"
        value={mail.from}
        onChange={(from) => set({ from })}
        errorMessage={wrong(mail.from)}
        isRequired
      />
      <TextField
        label={formatMessage(messages.to)}
        type="email"
        dir="ltr"
        value={mail.to}
        onChange={(to) => set({ to })}
        errorMessage={wrong(mail.to)}
        isRequired
      />
      <TextField
        label={formatMessage(messages.subject)}
        value={mail.subject}
        maxLength={200}
        onChange={(subject) => set({ subject })}
        errorMessage={
          isTried && !mail.subject.trim() ? formatMessage(messages.subjectMissing) : undefined
        }
        isRequired
      />
      <TextArea
        label={formatMessage(messages.message)}
        rows={8}
        value={mail.message}
        onChange={(message) => set({ message: message.slice(0, 4000) })}
      />
      <div>
        <Badge tone="accent" icon={<FileIcon size="1em" />}>
          {formatMessage(attachedMessage, { number })}
        </Badge>
      </div>
    </FormDrawer>
  );
}
