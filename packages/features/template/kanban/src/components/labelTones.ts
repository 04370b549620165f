import type { KanbanLabel } from '@servery/api/template';
import type { BadgeProps } from '@servery/ui';

/** The colour of each label, always shown next to its name. */
export const labelTones: Readonly<Record<KanbanLabel, NonNullable<BadgeProps['tone']>>> = {
  'Self Pickup': 'accent',
  Delivery: 'info',
  'Required to Update': 'warning',
  'Update to Complete': 'success',
};
