import { setTwoStep } from '@servery/api/template';
import { typedPhone } from '@servery/domain/typed-phone';
import { useEndpointForm } from '@servery/screens/form';
import {
  ChoiceCard,
  CopyField,
  FormDrawer,
  OneTimeCode,
  RadioCards,
  TextField,
  toast,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSecurityChanges } from '../../hooks/useAccount.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import { securityErrorMessages, securityMessages as messages } from '../../messages/security.ts';
import { QrCode } from './QrCode.tsx';

/** The key of the sample, in the alphabet of authenticator apps (base 32). */
const key = 'JBSWY3DPEHPK3PXP';
const keyUrl = `otpauth://totp/Servery?secret=${key}&issuer=Servery`;

const blank: { method: 'app' | 'sms'; twoStep: { phone: string }; code: string } = {
  method: 'app',
  twoStep: { phone: '' },
  code: '',
};

/** The form that turns on two-step verification: a method, and a code that confirms it. */
export function TwoStepForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { setTwoStep: save } = useSecurityChanges();
  const form = useEndpointForm(setTwoStep, {
    defaults: blank,
    toInput: async ({ method, twoStep: { phone }, code }) => ({
      body: {
        id,
        twoStep: method === 'sms' ? { method, phone: await typedPhone(phone) } : { method },
        code,
      },
    }),
    send: async (input) => {
      await save(input);
      toast.success({ title: formatMessage(messages.turnedOn) });
      onClose();
    },
    explain: useUserProblem(),
    messages: securityErrorMessages,
  });
  const { method } = form.values;
  return (
    <FormDrawer
      title={formatMessage(messages.twoStep)}
      action={formatMessage(messages.turnOn)}
      {...form.drawer}
      onClose={onClose}
    >
      <RadioCards
        label={formatMessage(messages.method)}
        value={method}
        onChange={(next) => form.set('method', next)}
      >
        <ChoiceCard value="app" description={formatMessage(messages.appText)}>
          {formatMessage(messages.app)}
        </ChoiceCard>
        <ChoiceCard value="sms" description={formatMessage(messages.smsText)}>
          {formatMessage(messages.sms)}
        </ChoiceCard>
      </RadioCards>
      {method === 'app' ? (
        <>
          <QrCode text={keyUrl} label={formatMessage(messages.qr)} />
          <CopyField label={formatMessage(messages.key)} value={key} />
        </>
      ) : (
        <TextField
          label={formatMessage(messages.phone)}
          description={formatMessage(messages.phoneText)}
          type="tel"
          dir="ltr"
          {...form.field('twoStep.phone')}
        />
      )}
      <OneTimeCode
        label={formatMessage(messages.code)}
        description={formatMessage(messages.codeText)}
        {...form.message('code')}
        value={form.values.code}
        onChange={(code) => form.set('code', code)}
      />
    </FormDrawer>
  );
}
