import { sendPhoneCode } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { actionMessages, personMessages } from '@servery/screens/messages';
import { Banner, Button, Form, FormActions, Stack, Text, TextField } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useModalChanges } from '../hooks/useModalExamples.ts';
import { useModalProblem } from '../hooks/useModalProblem.ts';
import { codeSentMessage, twoFactorMessages as messages } from '../messages/twoFactor.ts';
import { TwoFactorCode } from './TwoFactorCode.tsx';

interface TwoFactorPhoneProps {
  onBack: () => void;
  onDone: () => void;
}

/** The steps that send a code to a phone and ask for it. */
export function TwoFactorPhone({ onBack, onDone }: TwoFactorPhoneProps) {
  const { formatMessage } = useIntl();
  const { sendPhoneCode: send } = useModalChanges();
  const [sent, setSent] = useState<{ phone: string; code: string } | null>(null);
  const form = useEndpointForm(sendPhoneCode, {
    defaults: { phone: '' },
    toInput: (body) => ({ body }),
    send: async (input) => {
      const { phoneCode } = await send(input);
      setSent({ phone: input.body.phone, code: phoneCode });
    },
    explain: useModalProblem(),
  });
  if (sent)
    return (
      <Stack gap="l" align="stretch">
        <Text as="p">{formatMessage(codeSentMessage, { phone: sent.phone })}</Text>
        <TwoFactorCode method="sms" code={sent.code} onBack={() => setSent(null)} onDone={onDone} />
      </Stack>
    );
  return (
    <Form label={formatMessage(messages.sendCode)} {...form.form}>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <TextField
        autoFocus
        type="tel"
        dir="ltr"
        label={formatMessage(personMessages.mobile)}
        autoComplete="tel"
        {...form.field('phone')}
      />
      <FormActions>
        <Button type="submit" tone="accent" emphasis="solid" isPending={form.isPending}>
          {formatMessage(messages.sendCode)}
        </Button>
        <Button isDisabled={form.isPending} onPress={onBack}>
          {formatMessage(actionMessages.back)}
        </Button>
      </FormActions>
    </Form>
  );
}
