import { Problem } from '@servery/api';
import type { Invoice } from '@servery/api/template';
import { Badge, FileIcon, TextArea, TextField, toast, useChanged } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { house } from '../house.ts';
import { useDay } from '../hooks/useDay.ts';
import { useInvoiceChanges } from '../hooks/useInvoiceChanges.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { isMail } from '../isMail.ts';
import {
  attachedMessage,
  letterMessage,
  payWords,
  sendWords as words,
  sentMessage,
  subjectMessage,
} from '../messages/panels.ts';
import { numberOf } from '../numberOf.ts';

/** The mail to write: it begins with what is mostly said. */
export function SendForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const day = useDay();
  const { send } = useInvoiceChanges();
  const number = numberOf(invoice.id);
  const [mail, setMail] = useState(() => ({
    from: house.email,
    to: invoice.client.companyEmail,
    subject: formatMessage(subjectMessage, { number, house: house.name }),
    message: formatMessage(letterMessage, {
      name: invoice.client.name,
      number,
      total: money(invoice.balance),
      date: day(invoice.dueDate),
    }),
  }));
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const isDirty = useChanged(mail);
  const set = (part: Partial<typeof mail>) => setMail((last) => ({ ...last, ...part }));
  const wrong = (address: string) =>
    isTried && !isMail(address) ? formatMessage(words.mailWrong) : undefined;
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
      setTrouble(formatMessage(payWords.failed));
      setPending(false);
    }
  };
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
      <TextField
        label={formatMessage(words.from)}
        type="email"
        dir="ltr"
        value={mail.from}
        onChange={(from) => set({ from })}
        errorMessage={wrong(mail.from)}
        isRequired
      />
      <TextField
        label={formatMessage(words.to)}
        type="email"
        dir="ltr"
        value={mail.to}
        onChange={(to) => set({ to })}
        errorMessage={wrong(mail.to)}
        isRequired
      />
      <TextField
        label={formatMessage(words.subject)}
        value={mail.subject}
        maxLength={200}
        onChange={(subject) => set({ subject })}
        errorMessage={
          isTried && !mail.subject.trim() ? formatMessage(words.subjectMissing) : undefined
        }
        isRequired
      />
      <TextArea
        label={formatMessage(words.message)}
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
