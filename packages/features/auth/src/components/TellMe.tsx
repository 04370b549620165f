import type { Input } from '@servery/api';
import { notifyMe } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Banner, Button, Form, Stack, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { useAuthForm } from '../hooks/useAuthForm.ts';
import { formWords } from '../messages/form.ts';
import { miscWords as words } from '../messages/misc.ts';
import { mailRefusal } from '../rules/isMail.ts';
import { ProblemBanner } from './ProblemBanner.tsx';

export interface TellMeProps {
  about: Input<typeof notifyMe>['body']['about'];
}

/** Takes an address to write to when something is open. */
export function TellMe({ about }: TellMeProps) {
  const { formatMessage } = useIntl();
  const { trigger, data } = useAction(notifyMe);
  const form = useAuthForm({
    start: { email: '' },
    check: ({ email }) => ({ email: mailRefusal(email) }),
  });
  const tell = async () => {
    await trigger({ body: { ...form.values, about } });
    form.setValues({ email: '' });
  };
  return (
    <Stack gap="m">
      <ProblemBanner problem={form.problem} />
      {data && !form.problem && (
        <Banner tone="success">{formatMessage(words.told, { email: apart(data.email) })}</Banner>
      )}
      <Form label={formatMessage(words.tell)} onSubmit={form.submit(tell)}>
        <TextField
          {...form.field('email')}
          label={formatMessage(formWords.email)}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" tone="accent" emphasis="solid" isWide isPending={form.isPending}>
          {formatMessage(words.tell)}
        </Button>
      </Form>
    </Stack>
  );
}
