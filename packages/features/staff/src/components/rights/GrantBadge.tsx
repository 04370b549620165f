import type { Grant } from '@servery/api';
import { grantMessages } from '@servery/screens/messages';
import { Badge, type BadgeProps } from '@servery/ui';
import { useIntl } from 'react-intl';

const tones: Record<Grant, BadgeProps['tone']> = {
  allow: 'success',
  approve: 'warning',
  deny: 'neutral',
};

/** A grant: allowed, with approval, or not allowed. */
export function GrantBadge({ grant }: { grant: Grant }) {
  const { formatMessage } = useIntl();
  return <Badge tone={tones[grant]}>{formatMessage(grantMessages[grant])}</Badge>;
}
