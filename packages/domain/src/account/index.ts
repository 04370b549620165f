export { countFailure } from './attempts.ts';
export { plainOf } from './guesses.ts';
export {
  isWellKnown,
  passwordFaults,
  passwordFaultsOf,
  passwordLength,
  refusedPassword,
} from './passwordRule.ts';
export type { IsBanned, PasswordFault, PasswordMatter } from './passwordRule.ts';
export { countName, countNames, signInLocks } from './signInLocks.ts';
export type { KeyedAttempts, Lockable } from './signInLocks.ts';
export { isWeakPin } from './pinRule.ts';
export { isPushEndpoint, requirePushEndpoint } from './pushEndpoint.ts';
export { maxPushDevices, pushNotice } from './pushNotice.ts';
export type { PushNotice, PushSubject } from './pushNotice.ts';
