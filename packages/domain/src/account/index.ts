export {
  passwordFaults,
  passwordFaultsOf,
  passwordLength,
  refusedPassword,
} from './passwordRule.ts';
export type { PasswordFault, PasswordMatter } from './passwordRule.ts';
export { isPushEndpoint, requirePushEndpoint } from './pushEndpoint.ts';
export { mostPushDevices, pushNotice } from './pushNotice.ts';
export type { PushNotice, PushSubject } from './pushNotice.ts';
