import {
  planPayments,
  savePlanPayment,
  type AccountSettings,
  type PlanPayment,
} from '@servery/api/template';
import { SaveActions, useEndpointForm } from '@servery/screens/form';
import { Banner, ChoiceCard, Form, RadioCards, TextField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSettingsChanges } from '../../hooks/useSettings.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import { paymentMessages as messages, paymentTextMessages } from '../../messages/settings.ts';
import { FormCard } from '../view/FormCard.tsx';

/** A brand name, which is the same in every language. */
const paypal = 'PayPal';

interface PaymentCardProps {
  payment: AccountSettings['payment'];
}

/** How the signed-in person pays for the plan: with a saved card, or through PayPal. */
export function PaymentCard({ payment }: PaymentCardProps) {
  const { formatMessage } = useIntl();
  return (
    <FormCard title={formatMessage(messages.title)} version={JSON.stringify(payment)}>
      {(onSaved) => <PaymentForm payment={payment} onSaved={onSaved} />}
    </FormCard>
  );
}

function PaymentForm({ payment, onSaved }: PaymentCardProps & { onSaved: () => void }) {
  const { formatMessage } = useIntl();
  const { savePayment } = useSettingsChanges();
  const form = useEndpointForm(savePlanPayment, {
    defaults: {
      method: payment.method,
      payment: { email: payment.method === 'paypal' ? payment.email : '' },
    },
    toInput: ({ method, payment: { email } }) => ({
      body: { payment: method === 'paypal' ? { method, email } : { method } },
    }),
    send: async (input) => {
      await savePayment(input);
      toast.success({ title: formatMessage(messages.saved) });
      onSaved();
    },
    explain: useUserProblem(),
  });
  const { method } = form.values;
  return (
    <Form {...form.form} label={formatMessage(messages.title)}>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <RadioCards<PlanPayment>
        label={formatMessage(messages.title)}
        isLabelHidden
        value={method}
        onChange={(next) => form.set('method', next)}
      >
        {planPayments.map((value) => (
          <ChoiceCard
            key={value}
            value={value}
            description={formatMessage(paymentTextMessages[value])}
          >
            {value === 'card' ? formatMessage(messages.card) : paypal}
          </ChoiceCard>
        ))}
      </RadioCards>
      {method === 'paypal' && (
        <TextField
          label={formatMessage(messages.email)}
          type="email"
          dir="ltr"
          autoComplete="email"
          {...form.field('payment.email')}
        />
      )}
      <SaveActions isDirty={form.isDirty} isPending={form.isPending} onDiscard={form.reset} />
    </Form>
  );
}
