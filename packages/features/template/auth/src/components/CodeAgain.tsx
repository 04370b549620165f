import { getTwoSteps, sendCode, type CodeChallenge, type CodeChannel } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Button, PhoneIcon, RefreshIcon, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { useSecondsLeft } from '../hooks/useSecondsLeft.ts';
import { codeMessages as messages } from '../messages/code.ts';
import { DemoMessage } from './DemoMessage.tsx';
import { ProblemBanner } from './ProblemBanner.tsx';
import { pair } from './CodeAgain.css.ts';

export interface CodeAgainProps {
  challenge: CodeChallenge;
  /** Called after a new code was sent, so that the typed one can be cleared. */
  onSent: () => void;
}

/** The code that was sent in the demo, and buttons to request another one. */
export function CodeAgain({ challenge, onSent }: CodeAgainProps) {
  const { formatMessage } = useIntl();
  const { trigger, data, error, isMutating } = useAction(sendCode, {
    fills: (answer) => [{ to: getTwoSteps, data: () => answer }],
  });
  const seconds = useSecondsLeft(challenge.resend_at);
  const send = (channel: CodeChannel) =>
    // The problem is shown from `error`.
    void trigger({ body: { channel } }).then(onSent, () => undefined);
  const isWaiting = seconds > 0 || isMutating;
  const isCall = challenge.channel === 'call';
  return (
    <Stack gap="m">
      <DemoMessage title={isCall ? formatMessage(messages.demoCall) : undefined}>
        {formatMessage(messages.message, { code: apart(challenge.demo.code) })}
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
          {formatMessage(messages.resend)}
        </Button>
        <Button
          emphasis="outline"
          isWide
          icon={<PhoneIcon />}
          isDisabled={isWaiting}
          onPress={() => send('call')}
        >
          {formatMessage(messages.call)}
        </Button>
      </div>
      {seconds > 0 && (
        <Text as="p" size="s" tone="muted" isTabular>
          {formatMessage(messages.wait, { seconds })}
        </Text>
      )}
      <div role="status">
        {data && !error && (
          <Text as="p" size="s" tone="muted">
            {formatMessage(messages.sent)}
          </Text>
        )}
      </div>
    </Stack>
  );
}
