import { Banner, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { demoAccount } from '../demoAccount.ts';
import { apart } from '../apart.ts';
import { loginMessages as messages } from '../messages/login.ts';

export interface DemoHintProps {
  /** Fills the form with the demo account. */
  onFill: () => void;
}

/** Hint with the credentials of the demo account. */
export function DemoHint({ onFill }: DemoHintProps) {
  const { formatMessage } = useIntl();
  const { email, password } = demoAccount;
  return (
    <Banner
      tone="info"
      isLive={false}
      action={
        <Button size="s" emphasis="outline" onPress={onFill}>
          {formatMessage(messages.fill)}
        </Button>
      }
    >
      <div>{formatMessage(messages.hint, { email: apart(email), password: apart(password) })}</div>
    </Banner>
  );
}
