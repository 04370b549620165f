import type { ShiftState } from '@servery/api';
import type { BadgeProps } from '@servery/ui';

/** The colours of the states of a shift. */
export const stateTones: Record<ShiftState, BadgeProps['tone']> = {
  open: 'success',
  counting: 'warning',
  closed: 'neutral',
};
