import { Problem } from '@servery/api';
import { invoiceMethods, type Invoice, type InvoiceMethod } from '@servery/api/template';
import { Banner, DatePicker, Select, TextArea, TextField, toast, useChanged } from '@servery/ui';
import { FormDrawer, MoneyField, useCalendarWords } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dayOf } from '@servery/domain/template';
import { useInvoiceChanges } from '../hooks/useInvoiceChanges.ts';
import { currencySign, useMoney } from '../hooks/useMoney.ts';
import { amountHighMessage, paidMessage, payWords as words } from '../messages/panels.ts';
import { methodWords } from '../messages/status.ts';
import { numberOf } from '../numberOf.ts';

interface PaymentPanelProps {
  invoice: Invoice;
  onClose: () => void;
}

interface Taken {
  amount: number | null;
  date: string | null;
  method: InvoiceMethod;
  note: string;
}

/** Money that came in, to be written down: at most what is owed. */
export function PaymentPanel({ invoice, onClose }: PaymentPanelProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { pay } = useInvoiceChanges();
  const { id, balance } = invoice;
  const calendar = useCalendarWords();
  const isSettled = balance <= 0;
  const [taken, setTaken] = useState<Taken>(() => ({
    amount: isSettled ? null : balance,
    date: dayOf(new Date()),
    method: invoice.paymentMethod,
    note: '',
  }));
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const isDirty = useChanged(taken);
  const set = (part: Partial<Taken>) => setTaken((last) => ({ ...last, ...part }));
  const tooHigh = formatMessage(amountHighMessage, { balance: money(balance) });
  const wrongAmount = !taken.amount
    ? formatMessage(words.amountMissing)
    : taken.amount > balance
      ? tooHigh
      : undefined;
  const submit = async () => {
    setTried(true);
    const { amount, date } = taken;
    if (wrongAmount || !amount || !date) return;
    setPending(true);
    try {
      await pay({ body: { id, payment: { ...taken, amount, date } } });
      toast.success({
        title: formatMessage(paidMessage, { amount: money(amount), number: numberOf(id) }),
      });
      onClose();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setTrouble(error.code === 'amountTooHigh' ? tooHigh : formatMessage(words.failed));
      setPending(false);
    }
  };
  return (
    <FormDrawer
      title={formatMessage(words.title)}
      action={formatMessage(words.title)}
      isDirty={isDirty}
      isPending={isPending}
      isReadOnly={isSettled}
      trouble={trouble}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={formatMessage(words.balance)} value={money(balance)} isReadOnly />
      {isSettled ? (
        <Banner tone="success">{formatMessage(words.settled)}</Banner>
      ) : (
        <>
          <MoneyField
            label={formatMessage(words.amount)}
            currency={currencySign}
            value={taken.amount}
            onChange={(amount) => set({ amount })}
            errorMessage={isTried ? wrongAmount : undefined}
            isRequired
          />
          <DatePicker
            label={formatMessage(words.date)}
            value={taken.date}
            onChange={(date) => set({ date })}
            errorMessage={isTried && !taken.date ? formatMessage(words.dateMissing) : undefined}
            words={calendar}
            isRequired
          />
          <Select
            label={formatMessage(words.method)}
            value={taken.method}
            options={invoiceMethods.map((value) => ({
              value,
              label: formatMessage(methodWords[value]),
            }))}
            onChange={(method) => set({ method: method as InvoiceMethod })}
          />
          <TextArea
            label={formatMessage(words.note)}
            value={taken.note}
            onChange={(note) => set({ note: note.slice(0, 500) })}
          />
        </>
      )}
    </FormDrawer>
  );
}
