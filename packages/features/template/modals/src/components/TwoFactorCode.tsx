import { turnOnTwoFactor, type TwoFactorMethod } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { actionMessages } from '@servery/screens/messages';
import { Banner, Button, Form, FormActions, OneTimeCode, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useModalChanges } from '../hooks/useModalExamples.ts';
import { useModalProblem } from '../hooks/useModalProblem.ts';
import {
  codeErrorMessages,
  sampleCodeMessage,
  twoFactorMessages as messages,
} from '../messages/twoFactor.ts';

interface TwoFactorCodeProps {
  method: TwoFactorMethod;
  /** The code of the sample, because there’s no real app or phone. */
  code: string;
  onBack: () => void;
  onDone: () => void;
}

/** The form that turns two-factor authentication on with a code. */
export function TwoFactorCode({ method, code, onBack, onDone }: TwoFactorCodeProps) {
  const { formatMessage } = useIntl();
  const { turnOnTwoFactor: turnOn } = useModalChanges();
  const form = useEndpointForm(turnOnTwoFactor, {
    defaults: { code: '' },
    toInput: (values) => ({ body: { method, ...values } }),
    send: async (input) => {
      await turnOn(input);
      toast.success({ title: formatMessage(messages.turnedOn) });
      onDone();
    },
    explain: useModalProblem(),
    messages: codeErrorMessages,
  });
  return (
    <Form label={formatMessage(messages.code)} {...form.form}>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <OneTimeCode
        autoFocus
        label={formatMessage(messages.code)}
        {...form.message('code')}
        value={form.values.code}
        onChange={(next) => form.set('code', next)}
      />
      <Banner tone="info" isLive={false}>
        {formatMessage(sampleCodeMessage, { code })}
      </Banner>
      <FormActions>
        <Button type="submit" tone="accent" emphasis="solid" isPending={form.isPending}>
          {formatMessage(messages.turnOn)}
        </Button>
        <Button isDisabled={form.isPending} onPress={onBack}>
          {formatMessage(actionMessages.back)}
        </Button>
      </FormActions>
    </Form>
  );
}
