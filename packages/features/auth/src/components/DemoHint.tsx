import { Banner, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { demoAccount } from '../demoAccount.ts';
import { apart } from '../apart.ts';
import { loginWords as words } from '../messages/login.ts';

export interface DemoHintProps {
  /** Writes the demo's account into the form. */
  onFill: () => void;
}

/** Whose account may be tried. */
export function DemoHint({ onFill }: DemoHintProps) {
  const { formatMessage } = useIntl();
  const { email, password } = demoAccount;
  return (
    <Banner
      tone="info"
      isLive={false}
      action={
        <Button size="s" emphasis="outline" onPress={onFill}>
          {formatMessage(words.fill)}
        </Button>
      }
    >
      <div>{formatMessage(words.hint, { email: apart(email), password: apart(password) })}</div>
    </Banner>
  );
}
