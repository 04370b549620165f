import type { TodoTag } from '@servery/api/template';
import type { BadgeProps } from '@servery/ui';

/** The colour of each tag, always shown with its name. */
export const tagTones: Readonly<Record<TodoTag, NonNullable<BadgeProps['tone']>>> = {
  team: 'accent',
  low: 'success',
  medium: 'warning',
  high: 'danger',
  update: 'info',
};
