import { setPin, type Problem } from '@servery/api';
import { useUser } from '@servery/api/user';
import { useEndpointForm } from '@servery/screens/form';
import {
  Banner,
  Button,
  Card,
  Form,
  FormActions,
  FormFields,
  OneTimeCode,
  PasswordField,
  Text,
  toast,
  useUnsavedGuard,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSetPin } from '../../hooks/useSetPin.ts';
import { setPinFaultMessages, setPinMessages as messages } from '../../messages/setPin.ts';
import { failureMessages, toastMessages } from '../../messages/settings.ts';
import { minutesUntil } from '../../minutesUntil.ts';
import { column } from './PasswordPart.css.ts';

const defaults = { current_password: '', pin: '' };

/** Form that sets the PIN of a person who works at a merchant. Others have none. */
export function PinPart() {
  const { data: user } = useUser();
  return user?.merchant ? <PinForm username={user.username} /> : null;
}

function PinForm({ username }: { username: string }) {
  const { formatMessage } = useIntl();
  const save = useSetPin();
  const explain = (problem: Problem) => {
    if (problem.code === 'locked' || problem.code === 'throttled')
      return formatMessage(messages.locked, { minutes: minutesUntil(problem) });
    return formatMessage(
      problem.code === 'offline' ? failureMessages.offline : failureMessages.failed,
    );
  };
  const form = useEndpointForm(setPin, {
    defaults,
    toInput: (body) => ({ body }),
    send: save,
    explain,
    messages: setPinFaultMessages,
  });
  const { question } = useUnsavedGuard({
    isDirty: form.isDirty,
    onDiscard: form.reset,
    holdsNavigation: true,
  });
  const submit = async () => {
    if (form.isPending || !(await form.submit())) return;
    form.reset();
    toast.success({
      title: formatMessage(toastMessages.success),
      text: formatMessage(messages.done),
    });
  };
  return (
    <Card padding="l" title={formatMessage(messages.title)}>
      <div className={column}>
        {question}
        {form.formError && <Banner tone="danger">{form.formError}</Banner>}
        <Form
          label={formatMessage(messages.title)}
          {...form.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Text as="p">{formatMessage(messages.lead)}</Text>
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <FormFields>
            <PasswordField
              label={formatMessage(messages.current)}
              {...form.field('current_password')}
            />
            <OneTimeCode
              label={formatMessage(messages.pin)}
              description={formatMessage(messages.help)}
              {...form.field('pin')}
            />
          </FormFields>
          <FormActions>
            <Button type="submit" tone="accent" emphasis="solid" isPending={form.isPending}>
              {formatMessage(messages.submit)}
            </Button>
          </FormActions>
        </Form>
      </div>
    </Card>
  );
}
