import type { UserInfo } from '@servery/api';
import type { Access } from '../boot/screen.ts';

/** Whether a user lacks the capability that a page requires. */
export const isRefused = (access: Access, { rights }: Pick<UserInfo, 'rights'>): boolean =>
  access !== 'public' &&
  access !== 'guest' &&
  access !== 'session' &&
  rights.grants[access] === 'deny';
