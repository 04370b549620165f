import type { Input } from '@servery/api';
import { notifyMe } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Banner, Button, Form, Stack, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { useAuthForm } from '../hooks/useAuthForm.ts';
import { formMessages } from '../messages/form.ts';
import { miscMessages as messages } from '../messages/misc.ts';
import { mailRefusal } from '../rules/isMail.ts';
import { ProblemBanner } from './ProblemBanner.tsx';

export interface NotifyMeFormProps {
  about: Input<typeof notifyMe>['body']['about'];
}

/** Form to be notified by email when something becomes available. */
export function NotifyMeForm({ about }: NotifyMeFormProps) {
  const { formatMessage } = useIntl();
  const { trigger, data } = useAction(notifyMe);
  const form = useAuthForm({
    start: { email: '' },
    check: ({ email }) => ({ email: mailRefusal(email) }),
  });
  const notify = async () => {
    await trigger({ body: { ...form.values, about } });
    form.setValues({ email: '' });
  };
  return (
    <Stack gap="m">
      <ProblemBanner problem={form.problem} />
      {data && !form.problem && (
        <Banner tone="success">
          {formatMessage(messages.notified, { email: apart(data.email) })}
        </Banner>
      )}
      <Form label={formatMessage(messages.notify)} onSubmit={form.submit(notify)}>
        <TextField
          {...form.field('email')}
          label={formatMessage(formMessages.email)}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" tone="accent" emphasis="solid" isWide isPending={form.isPending}>
          {formatMessage(messages.notify)}
        </Button>
      </Form>
    </Stack>
  );
}
