import type { Output } from '@servery/api';
import { getVerification, sendVerification } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Button, Link, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSecondsLeft } from '../hooks/useSecondsLeft.ts';
import { verifyWords as words } from '../messages/verify.ts';
import { withToken } from '../pages.ts';
import { DemoMessage } from './DemoMessage.tsx';
import { ProblemBanner } from './ProblemBanner.tsx';

export interface MailAgainProps {
  verification: Output<typeof getVerification>;
  /** Where the link of the message leads. */
  href: string;
}

/** The message that was sent, and another one when it does not come. */
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
        <Link href={withToken(href, demo.token)}>{formatMessage(words.confirm)}</Link>
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
          {seconds > 0 ? formatMessage(words.resendIn, { seconds }) : formatMessage(words.resend)}
        </Button>
        <div role="status">
          {data && !error && (
            <Text as="p" size="s" tone="muted">
              {formatMessage(words.sent)}
            </Text>
          )}
        </div>
      </Stack>
    </>
  );
}
