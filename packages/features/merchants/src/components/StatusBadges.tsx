import type { MerchantInfo, MerchantStatus } from '@servery/api';
import { Badge, type BadgeProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { setUpStatusMessages, statusMessages } from '../messages/list.ts';

const statusTones: Record<MerchantStatus, BadgeProps['tone']> = {
  active: 'success',
  suspended: 'danger',
  closing: 'warning',
  closed: 'neutral',
};

/** Whether a merchant can use the platform. */
export function StatusBadge({ status }: { status: MerchantStatus }) {
  const { formatMessage } = useIntl();
  return <Badge tone={statusTones[status]}>{formatMessage(statusMessages[status])}</Badge>;
}

const tones: Record<MerchantInfo['setup_status'], BadgeProps['tone']> = {
  draft: 'neutral',
  documents_submitted: 'info',
  in_review: 'info',
  changes_requested: 'warning',
  approved: 'success',
  live: 'success',
  suspended: 'danger',
};

/** How far a merchant is set up. */
export function SetUpBadge({ status }: { status: MerchantInfo['setup_status'] }) {
  const { formatMessage } = useIntl();
  return <Badge tone={tones[status]}>{formatMessage(setUpStatusMessages[status])}</Badge>;
}
