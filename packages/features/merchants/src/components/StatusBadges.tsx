import type { MerchantInfo, MerchantRow, MerchantStatus } from '@servery/api';
import { Badge, type BadgeProps } from '@servery/ui';
import { useIntl } from 'react-intl';
import { setUpStatusMessages, statusMessages } from '../messages/list.ts';
import { outletPlanMessages } from '../messages/outletPlan.ts';

const statusTones: Record<MerchantStatus, BadgeProps['tone']> = {
  active: 'success',
  suspended: 'danger',
  closing: 'warning',
  closed: 'neutral',
};

interface StatusBadgeProps {
  merchant: Pick<MerchantRow, 'status' | 'is_read_only'>;
}

/** Whether a merchant can use the platform, and whether its plan makes it read-only. */
export function StatusBadge({ merchant: { status, is_read_only } }: StatusBadgeProps) {
  const { formatMessage } = useIntl();
  if (is_read_only && status === 'active')
    return <Badge tone="warning">{formatMessage(outletPlanMessages.readOnly)}</Badge>;
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
