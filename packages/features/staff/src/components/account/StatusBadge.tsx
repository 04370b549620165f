import { useNow } from '@servery/screens';
import { Badge, type BadgeProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { statusMessages } from '../../messages/list.ts';
import type { Account } from './account.ts';

const tones: Record<keyof typeof statusMessages, BadgeProps['tone']> = {
  active: 'success',
  invited: 'info',
  expired: 'warning',
  inactive: 'neutral',
};

/** Whether a person can sign in, or why not. */
export function StatusBadge({ status, invited_until }: Pick<Account, 'status' | 'invited_until'>) {
  const { formatMessage } = useIntl();
  const now = useNow();
  const isOver = status === 'invited' && Date.parse(invited_until ?? '') <= now;
  const shown = isOver ? 'expired' : status;
  return <Badge tone={tones[shown]}>{formatMessage(statusMessages[shown])}</Badge>;
}
