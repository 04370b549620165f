import type { EmailLabel } from '@servery/api/template';
import type { BadgeProps } from '@servery/ui';

/** The colour of each label; its name stands beside it or is read out. */
export const labelTones: Readonly<Record<EmailLabel, NonNullable<BadgeProps['tone']>>> = {
  personal: 'success',
  company: 'accent',
  important: 'warning',
  private: 'danger',
};
