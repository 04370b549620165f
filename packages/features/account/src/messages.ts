export { approvalMessages, approvedActions, someAction } from './messages/approval.ts';
export { devicesMessages } from './messages/devices.ts';
export {
  supportMessages,
  notificationsMessages,
  outcomeMessages,
  pushedMessages,
} from './messages/notifications.ts';
export { faultMessages, passwordMessages, ruleMessages } from './messages/password.ts';
export { profileMessages } from './messages/profile.ts';
export { pairingMessages } from './messages/pairing.ts';
export { pinMessages } from './messages/pin.ts';
export { setPinFaultMessages, setPinMessages } from './messages/setPin.ts';
export { rightMessages } from './messages/rights.ts';
export { invitationMessages } from './messages/invitation.ts';
export { lockMessages } from './messages/signInLocks.ts';
export { settingsMessages, toastMessages, failureMessages } from './messages/settings.ts';
export { sharedMessages } from './messages/sharedDevices.ts';
export { signInMessages } from './messages/signIn.ts';
export { switchMessages } from './messages/switchPerson.ts';
