import { getTwoSteps, sendCode, type CodeChallenge, type CodeChannel } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Button, PhoneIcon, RefreshIcon, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { useSecondsLeft } from '../hooks/useSecondsLeft.ts';
import { codeWords as words } from '../messages/code.ts';
import { DemoMessage } from './DemoMessage.tsx';
import { ProblemBanner } from './ProblemBanner.tsx';
import { pair } from './CodeAgain.css.ts';

export interface CodeAgainProps {
  challenge: CodeChallenge;
  /** A new code counts: what was written of the old one can go. */
  onSent: () => void;
}

/** The code that was sent, and ways to another one. */
export function CodeAgain({ challenge, onSent }: CodeAgainProps) {
  const { formatMessage } = useIntl();
  const { trigger, data, error, isMutating } = useAction(sendCode, {
    fills: (answer) => [{ to: getTwoSteps, data: () => answer }],
  });
  const seconds = useSecondsLeft(challenge.resend_at);
  const send = (channel: CodeChannel) =>
    // What is refused stands in `error`.
    void trigger({ body: { channel } }).then(onSent, () => undefined);
  const isWaiting = seconds > 0 || isMutating;
  const isCall = challenge.channel === 'call';
  return (
    <Stack gap="m">
      <DemoMessage title={isCall ? formatMessage(words.demoCall) : undefined}>
        {formatMessage(words.message, { code: apart(challenge.demo.code) })}
      </DemoMessage>
      <ProblemBanner problem={error} />
      <div className={pair}>
        <Button
          emphasis="outline"
          isWide
          icon={<RefreshIcon />}
          isDisabled={isWaiting}
          onPress={() => send('mail')}
        >
          {formatMessage(words.resend)}
        </Button>
        <Button
          emphasis="outline"
          isWide
          icon={<PhoneIcon />}
          isDisabled={isWaiting}
          onPress={() => send('call')}
        >
          {formatMessage(words.call)}
        </Button>
      </div>
      {seconds > 0 && (
        <Text as="p" size="s" tone="muted" isTabular>
          {formatMessage(words.wait, { seconds })}
        </Text>
      )}
      <div role="status">
        {data && !error && (
          <Text as="p" size="s" tone="muted">
            {formatMessage(words.sent)}
          </Text>
        )}
      </div>
    </Stack>
  );
}
