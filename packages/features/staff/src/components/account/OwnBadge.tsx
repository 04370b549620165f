import { Badge } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useManager } from '../../hooks/useManager.ts';
import { staffMessages as messages } from '../../messages/list.ts';
import type { Account } from './account.ts';

/** Marks the reader's own account. */
export function OwnBadge({ account }: { account: Pick<Account, 'id'> }) {
  const { formatMessage } = useIntl();
  return useManager().isOwn(account) && <Badge>{formatMessage(messages.you)}</Badge>;
}
