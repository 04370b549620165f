import type { EmailLabel } from '@servery/api/template';
import type { BadgeProps } from '@servery/ui';

/** The colour of each label; its name is always shown or announced with it. */
export const labelTones: Readonly<Record<EmailLabel, NonNullable<BadgeProps['tone']>>> = {
  personal: 'success',
  company: 'accent',
  important: 'warning',
  private: 'danger',
};
