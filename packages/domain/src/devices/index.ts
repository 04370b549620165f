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
