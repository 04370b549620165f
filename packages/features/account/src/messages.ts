export { approvalWords, approvedActions, someAction } from './messages/approval.ts';
export { devicesWords } from './messages/devices.ts';
export {
  hurdleWords,
  notificationsWords,
  outcomeWords,
  pushedWords,
} from './messages/notifications.ts';
export { faultWords, passwordWords, ruleWords } from './messages/password.ts';
export { grantWords, profileWords, roleWords } from './messages/profile.ts';
export { pairingWords } from './messages/pairing.ts';
export { rightWords } from './messages/rights.ts';
export { settingsWords, toastWords, troubleWords } from './messages/settings.ts';
export { sharedWords } from './messages/sharedDevices.ts';
export { signInWords } from './messages/signIn.ts';
