import { Problem } from '@servery/api';
import { invoiceMethods, type Invoice, type InvoiceMethod } from '@servery/api/template';
import {
  Banner,
  DatePicker,
  Select,
  TextArea,
  TextField,
  toast,
  useChanged,
  FormDrawer,
} from '@servery/ui';
import { MoneyField } from '@servery/screens';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dayOf } from '@servery/domain/template';
import { useInvoiceChanges } from '../hooks/useInvoiceChanges.ts';
import { currencySign, useMoney } from '../hooks/useMoney.ts';
import { amountHighMessage, paidMessage, payMessages as messages } from '../messages/panels.ts';
import { methodMessages } from '../messages/status.ts';
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

/** Panel that records a payment of at most the balance. */
export function PaymentPanel({ invoice, onClose }: PaymentPanelProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { pay } = useInvoiceChanges();
  const { id, balance } = invoice;
  const isSettled = balance <= 0;
  const [taken, setTaken] = useState<Taken>(() => ({
    amount: isSettled ? null : balance,
    date: dayOf(new Date()),
    method: invoice.paymentMethod,
    note: '',
  }));
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [formError, setFormError] = useState<string>();
  const isDirty = useChanged(taken);
  const set = (part: Partial<Taken>) => setTaken((last) => ({ ...last, ...part }));
  const tooHigh = formatMessage(amountHighMessage, { balance: money(balance) });
  const wrongAmount = !taken.amount
    ? formatMessage(messages.amountMissing)
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
      setFormError(error.code === 'amountTooHigh' ? tooHigh : formatMessage(messages.failed));
      setPending(false);
    }
  };
  return (
    <FormDrawer
      title={formatMessage(messages.title)}
      action={formatMessage(messages.title)}
      isDirty={isDirty}
      isPending={isPending}
      isReadOnly={isSettled}
      formError={formError}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={formatMessage(messages.balance)} value={money(balance)} isReadOnly />
      {isSettled ? (
        <Banner tone="success">{formatMessage(messages.settled)}</Banner>
      ) : (
        <>
          <MoneyField
            label={formatMessage(messages.amount)}
            currency={currencySign}
            value={taken.amount}
            onChange={(amount) => set({ amount })}
            errorMessage={isTried ? wrongAmount : undefined}
            isRequired
          />
          <DatePicker
            label={formatMessage(messages.date)}
            value={taken.date}
            onChange={(date) => set({ date })}
            errorMessage={isTried && !taken.date ? formatMessage(messages.dateMissing) : undefined}
            isRequired
          />
          <Select
            label={formatMessage(messages.method)}
            value={taken.method}
            options={invoiceMethods.map((value) => ({
              value,
              label: formatMessage(methodMessages[value]),
            }))}
            onChange={(method) => set({ method: method as InvoiceMethod })}
          />
          <TextArea
            label={formatMessage(messages.note)}
            value={taken.note}
            onChange={(note) => set({ note: note.slice(0, 500) })}
          />
        </>
      )}
    </FormDrawer>
  );
}
