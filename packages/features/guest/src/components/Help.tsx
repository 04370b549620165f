import { askGuestHelp, type GuestTable } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { Banner, BellIcon, Button, CheckIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useGuestAction } from '../hooks/useGuestAction.ts';
import type { Money } from '../hooks/useMoney.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { pageMessages as messages } from '../messages/page.ts';
import * as styles from './guest.css.ts';

interface HelpProps {
  token: string;
  table: GuestTable;
  time: Money['time'];
  isOffline: boolean;
}

/** Calls staff to the table, and shows that they were notified and that they answered. */
export function Help({ token, table, time, isOffline }: HelpProps) {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
  const { trigger, isMutating } = useGuestAction(askGuestHelp, token);
  const { help_asked_at, answered_at, is_active } = table;
  return (
    <div className={styles.cards}>
      <div role="status" className={styles.cards}>
        {answered_at !== null && (
          <Banner tone="success" icon={<CheckIcon />}>
            {formatMessage(messages.answered, { time: time(answered_at) })}
          </Banner>
        )}
        {help_asked_at !== null && (
          <Banner tone="info" icon={<BellIcon />}>
            {formatMessage(messages.helpAsked, { time: time(help_asked_at) })}
          </Banner>
        )}
      </div>
      {help_asked_at === null && is_active && (
        <span>
          <Button
            emphasis="ghost"
            icon={<BellIcon />}
            isDisabled={isOffline}
            isPending={isMutating}
            onPress={() => void attempt(() => trigger({ body: { token } }))}
          >
            {formatMessage(messages.askHelp)}
          </Button>
        </span>
      )}
    </div>
  );
}
