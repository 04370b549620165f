export {
  createPlatformAccount,
  editPlatformAccount,
  invitePlatformAccount,
  patchPlatformAccount,
} from './rules.ts';
export type { ContactInput, NewPlatformAccount, PlatformContext } from './rules.ts';
export { showPlatformAccount } from './showPlatformAccount.ts';
export type { PlatformPerson } from './showPlatformAccount.ts';
