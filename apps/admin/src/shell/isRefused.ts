import type { FeatureOff, UserInfo } from '@servery/api';
import type { Screen } from '../boot/screen.ts';

/** The access and the feature of a page. */
type Page = Pick<Screen, 'access' | 'feature'>;

/** Returns who turned the feature of a page off for a user; undefined if they have it. */
export const featureOffOf = (
  { feature }: Pick<Page, 'feature'>,
  // A session that was stored by an older version has no list.
  { off = [] }: Partial<Pick<UserInfo, 'off'>>,
): FeatureOff | undefined => off.find((one) => one.feature === feature);

/** Whether a user lacks the capability or the feature of a page. */
export const isRefused = (page: Page, user: Pick<UserInfo, 'rights' | 'off'>): boolean =>
  !!featureOffOf(page, user) ||
  (page.access !== 'public' &&
    page.access !== 'guest' &&
    page.access !== 'session' &&
    user.rights.grants[page.access] === 'deny');
