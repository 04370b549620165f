import type { StaffMember } from '@servery/api';
import { Badge } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useManager } from '../hooks/useManager.ts';
import { staffMessages as messages } from '../messages/list.ts';

/** Marks the reader's own account. */
export function OwnBadge({ staff }: { staff: StaffMember }) {
  const { formatMessage } = useIntl();
  return useManager().isOwn(staff) && <Badge>{formatMessage(messages.you)}</Badge>;
}
