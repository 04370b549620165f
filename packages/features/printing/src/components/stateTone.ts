import type { PrintState } from '@servery/api';
import type { BadgeProps } from '@servery/ui';

/** The badge tone of a job's state, shown next to its label. */
export const stateTone: Record<PrintState, NonNullable<BadgeProps['tone']>> = {
  queued: 'info',
  sending: 'accent',
  printed: 'success',
  failed: 'warning',
  dead: 'danger',
  cancelled: 'neutral',
};
