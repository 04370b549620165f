export {
  counterRights,
  defaultIdleMinutes,
  isSessionCall,
  isUse,
  personEndsAt,
  personOn,
  refusalOf,
  requirePerson,
} from './counter.ts';
export { withRule } from './withRule.ts';
export type { RuledCaller } from './withRule.ts';
export {
  deviceRights,
  deviceTemplate,
  deviceUsername,
  newDevice,
  showDevice,
} from './pairedDevice.ts';
export type { DeviceRecord } from './pairedDevice.ts';
export {
  codeLength,
  codeLetters,
  codeMinutes,
  exchangeCode,
  plainCode,
  shownCode,
} from './pairingCode.ts';
