import type { Output } from '@servery/api';
import { getVerification, sendVerification } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Button, Link, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSecondsLeft } from '../hooks/useSecondsLeft.ts';
import { verifyMessages as messages } from '../messages/verify.ts';
import { withToken } from '../pages.ts';
import { DemoMessage } from './DemoMessage.tsx';
import { ProblemBanner } from './ProblemBanner.tsx';

export interface MailAgainProps {
  verification: Output<typeof getVerification>;
  /** The URL of the page that the email links to. */
  href: string;
}

/** The email that was sent in the demo, and a button to send it again. */
export function MailAgain({ verification, href }: MailAgainProps) {
  const { formatMessage } = useIntl();
  const { trigger, data, error, isMutating } = useAction(sendVerification, {
    refreshes: [getVerification],
  });
  const { demo, resend_at } = data ?? verification;
  const seconds = useSecondsLeft(resend_at);
  return (
    <>
      <DemoMessage>
        <Link href={withToken(href, demo.token)}>{formatMessage(messages.confirm)}</Link>
      </DemoMessage>
      <ProblemBanner problem={error} />
      <Stack gap="s">
        <Button
          emphasis="outline"
          isWide
          isDisabled={seconds > 0}
          isPending={isMutating}
          onPress={() => void trigger({ body: {} }).catch(() => undefined)}
        >
          {seconds > 0
            ? formatMessage(messages.resendIn, { seconds })
            : formatMessage(messages.resend)}
        </Button>
        <div role="status">
          {data && !error && (
            <Text as="p" size="s" tone="muted">
              {formatMessage(messages.sent)}
            </Text>
          )}
        </div>
      </Stack>
    </>
  );
}
