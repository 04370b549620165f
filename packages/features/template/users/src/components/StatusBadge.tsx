import type { UserStatus } from '@servery/api/template';
import { Badge } from '@servery/ui';
import { useIntl } from 'react-intl';
import { statusMessages } from '../messages/vocabulary.ts';

const tones = { pending: 'warning', active: 'success', inactive: 'neutral' } as const;

/** The status of a user. */
export function StatusBadge({ status }: { status: UserStatus }) {
  const { formatMessage } = useIntl();
  return <Badge tone={tones[status]}>{formatMessage(statusMessages[status])}</Badge>;
}
