import { invalid } from '@servery/api';
import { changeOwnPassword, setUserPassword } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, Button, Form, FormActions, PasswordField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSecurityChanges } from '../../hooks/useAccount.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import {
  changedAtMessage,
  securityErrorMessages,
  securityMessages as messages,
} from '../../messages/security.ts';
import { passwords } from './view.css.ts';

interface PasswordFormProps {
  id: number;
  /** When the password was last changed; null if it never was. */
  changedAt: string | null;
  /** Whether it's the password of the signed-in person, who enters the current one too. */
  isOwn: boolean;
  onSaved: () => void;
}

/** The form that sets the password of a user, typed twice. */
export function PasswordForm({ id, changedAt, isOwn, onSaved }: PasswordFormProps) {
  const { formatMessage, formatDate } = useIntl();
  const { setPassword, changePassword } = useSecurityChanges();
  const form = useEndpointForm(isOwn ? changeOwnPassword : setUserPassword, {
    defaults: { current: '', password: '', again: '' },
    toInput: ({ current, password }) =>
      isOwn ? { body: { current, password } } : { body: { id, password } },
    send: async (input, { password, again }) => {
      if (password !== again) throw invalid('again', 'mismatch', 'The passwords do not match.');
      await ('id' in input.body
        ? setPassword({ body: input.body })
        : changePassword({ body: input.body }));
      toast.success({ title: formatMessage(messages.changed) });
      form.reset();
      onSaved();
    },
    explain: useUserProblem(),
    messages: securityErrorMessages,
  });
  return (
    <Form {...form.form} label={formatMessage(messages.password)}>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <div className={passwords}>
        {isOwn && (
          <PasswordField
            label={formatMessage(messages.currentPassword)}
            description={formatMessage(messages.currentText)}
            autoComplete="current-password"
            {...form.field('current')}
          />
        )}
        <PasswordField
          label={formatMessage(messages.newPassword)}
          description={formatMessage(messages.rules)}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PasswordField
          label={formatMessage(messages.again)}
          autoComplete="new-password"
          {...form.field('again')}
        />
      </div>
      <FormActions
        note={
          changedAt &&
          formatMessage(changedAtMessage, {
            date: formatDate(changedAt, { dateStyle: 'medium' }),
          })
        }
      >
        <Button type="submit" tone="accent" emphasis="solid" isPending={form.isPending}>
          {formatMessage(messages.password)}
        </Button>
      </FormActions>
    </Form>
  );
}
