import { Problem } from '@servery/api';
import {
  addInvoicePayment,
  invoiceMethods,
  type Invoice,
  type InvoiceMethod,
} from '@servery/api/template';
import { dayOf } from '@servery/domain/template';
import { MoneyField } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, DatePicker, FormDrawer, Select, TextArea, TextField, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useInvoiceChanges } from '../hooks/useInvoiceChanges.ts';
import { sampleCurrencySign, useSampleMoney } from '@servery/screens/sample-money';
import {
  amountHighMessage,
  paidMessage,
  payErrorMessages,
  payMessages as messages,
} from '../messages/panels.ts';
import { methodMessages } from '../messages/status.ts';
import { numberOf } from '../numberOf.ts';

interface PaymentPanelProps {
  invoice: Invoice;
  onClose: () => void;
}

/** Panel that records a payment of at most the balance. */
export function PaymentPanel({ invoice, onClose }: PaymentPanelProps) {
  const { formatMessage } = useIntl();
  const money = useSampleMoney();
  const { pay } = useInvoiceChanges();
  const { id, balance } = invoice;
  const isSettled = balance <= 0;
  const [today] = useState<string | null>(() => dayOf(new Date()));
  const tooHigh = formatMessage(amountHighMessage, { balance: money(balance) });
  const form = useEndpointForm(addInvoicePayment, {
    defaults: {
      payment: {
        amount: isSettled ? null : balance,
        date: today,
        method: invoice.paymentMethod,
        note: '',
      },
    },
    toInput: (values) => ({ body: { id, ...values } }),
    send: async (input) => {
      const { amount } = input.body.payment;
      if (amount > balance)
        throw new Problem('invalid', {
          fields: { 'payment.amount': { code: 'too_high', message: tooHigh } },
        });
      await pay(input);
      toast.success({
        title: formatMessage(paidMessage, { amount: money(amount), number: numberOf(id) }),
      });
      onClose();
    },
    explain: ({ code }) => (code === 'amountTooHigh' ? tooHigh : formatMessage(messages.failed)),
    messages: { ...payErrorMessages, 'payment.amount.too_high': tooHigh },
  });
  const { method } = form.values.payment;
  return (
    <FormDrawer
      title={formatMessage(messages.title)}
      action={formatMessage(messages.title)}
      {...form.drawer}
      isReadOnly={isSettled}
      onClose={onClose}
    >
      <TextField label={formatMessage(messages.balance)} value={money(balance)} isReadOnly />
      {isSettled ? (
        <Banner tone="success">{formatMessage(messages.settled)}</Banner>
      ) : (
        <>
          <MoneyField
            label={formatMessage(messages.amount)}
            currency={sampleCurrencySign}
            {...form.message('payment.amount')}
            value={form.values.payment.amount}
            onChange={(amount) => form.set('payment.amount', amount)}
          />
          <DatePicker label={formatMessage(messages.date)} {...form.field('payment.date')} />
          <Select
            label={formatMessage(messages.method)}
            value={method}
            options={invoiceMethods.map((value) => ({
              value,
              label: formatMessage(methodMessages[value]),
            }))}
            onChange={(next) => form.set('payment.method', next as InvoiceMethod)}
          />
          <TextArea label={formatMessage(messages.note)} {...form.field('payment.note')} />
        </>
      )}
    </FormDrawer>
  );
}
