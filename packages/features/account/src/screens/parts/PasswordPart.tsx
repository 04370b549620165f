import { Problem } from '@servery/api';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  Form,
  FormActions,
  FormFields,
  PasswordField,
  toast,
  useUnsavedGuard,
} from '@servery/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useChangePassword } from '../../hooks/useChangePassword.ts';
import { useUser } from '@servery/api/user';
import { faultMessages, passwordMessages as messages } from '../../messages/password.ts';
import { toastMessages, failureMessages } from '../../messages/settings.ts';
import { minutesUntil } from '../../minutesUntil.ts';
import { column } from './PasswordPart.css.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { firstWrong, passwordErrors, type PasswordFields } from './passwordErrors.ts';

const nothing: PasswordFields = { current: '', next: '', again: '' };

/** Form that changes the password. Keeps the entered values if the change is refused. */
export function PasswordPart() {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { trigger, isMutating } = useChangePassword();
  const [fields, setFields] = useState(nothing);
  const [keepsOthers, setKeepsOthers] = useState(false);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const username = user?.username ?? '';

  const errors = passwordErrors(fields, { username, isTried, problem });
  const { question } = useUnsavedGuard({
    isDirty: Object.values(fields).some((value) => value !== ''),
    onDiscard: () => setFields(nothing),
    holdsNavigation: true,
  });
  const change = (name: keyof PasswordFields) => (value: string) => {
    setFields({ ...fields, [name]: value });
    setProblem(null);
  };
  const focus = (name: keyof PasswordFields | null) =>
    name && form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = firstWrong(passwordErrors(fields, { username, isTried: true, problem: null }));
    if (wrong) return focus(wrong);
    try {
      const { ended } = await trigger({
        body: {
          current_password: fields.current,
          new_password: fields.next,
          keeps_others: keepsOthers,
        },
      });
      setFields(nothing);
      setTried(false);
      setKeepsOthers(false);
      setProblem(null);
      toast.success({
        title: formatMessage(toastMessages.success),
        text:
          ended > 0 ? formatMessage(messages.doneEnded, { ended }) : formatMessage(messages.done),
      });
    } catch (error) {
      const refused = error instanceof Problem ? error : new Problem('crashed');
      setProblem(refused);
      focus(firstWrong(passwordErrors(fields, { username, isTried: true, problem: refused })));
    }
  };

  const errorProps = (name: keyof PasswordFields) => {
    const fault = errors[name];
    return fault ? { isInvalid: true, errorMessage: formatMessage(faultMessages[fault]) } : {};
  };
  const field = (name: keyof PasswordFields) => ({
    name,
    label: formatMessage(messages[name]),
    revealLabel: formatMessage(messages.reveal),
    value: fields[name],
    onChange: change(name),
    ...errorProps(name),
  });
  const formError = problem && Object.values(errors).every((error) => error === null);

  return (
    <Card padding="l" title={formatMessage(messages.title)}>
      <div className={column}>
        {question}
        {formError && <Banner tone="danger">{bannerOf(problem, formatMessage)}</Banner>}
        <Form
          label={formatMessage(messages.title)}
          onSubmit={(event) => void submit(event)}
          ref={form}
        >
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <FormFields>
            <PasswordField {...field('current')} autoComplete="current-password" />
            <PasswordField {...field('next')} autoComplete="new-password" />
            <PasswordRules fields={fields} username={username} />
            <PasswordField {...field('again')} autoComplete="new-password" />
            <Checkbox
              isSelected={keepsOthers}
              onChange={setKeepsOthers}
              description={formatMessage(messages.keepText)}
            >
              {formatMessage(messages.keep)}
            </Checkbox>
          </FormFields>
          <FormActions>
            <Button type="submit" tone="accent" emphasis="solid" isPending={isMutating}>
              {formatMessage(messages.submit)}
            </Button>
          </FormActions>
        </Form>
      </div>
    </Card>
  );
}

/** Returns the message of a problem that no field causes. */
const bannerOf = (
  problem: Problem,
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
): string => {
  if (problem.code === 'locked' || problem.code === 'throttled')
    return formatMessage(messages.locked, { minutes: minutesUntil(problem) });
  return formatMessage(
    problem.code === 'offline' ? failureMessages.offline : failureMessages.failed,
  );
};
