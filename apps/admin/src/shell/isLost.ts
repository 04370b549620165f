import type { UserInfo } from '@servery/api';
import type { Matched } from '../boot/screen.ts';

/**
 * Whether a URL has no page for a user: it is unknown, or belongs to template apps that they don't
 * have.
 */
export const isLost = (
  found: Matched | null,
  { has_template_apps }: Pick<UserInfo, 'has_template_apps'>,
): boolean => !found || (!!found.route.isTemplate && !has_template_apps);
