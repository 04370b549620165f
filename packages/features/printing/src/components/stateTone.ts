import type { PrintState } from '@servery/api';
import type { BadgeProps } from '@servery/ui';

/** The colour of a job's state; its word stands beside it. */
export const stateTone: Record<PrintState, NonNullable<BadgeProps['tone']>> = {
  queued: 'info',
  sending: 'accent',
  printed: 'success',
  failed: 'warning',
  dead: 'danger',
  cancelled: 'neutral',
};
