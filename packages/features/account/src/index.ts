export { ApprovalProvider } from './components/ApprovalProvider.tsx';
export { pushTargetHere } from './push/browserDoor.ts';
export type { PushDoor } from './push/PushDoor.ts';
export { accountParts, AccountSettings } from './screens/AccountSettings.tsx';
export type { AccountPart, AccountSettingsProps } from './screens/AccountSettings.tsx';
export { SharedDevices } from './screens/SharedDevices.tsx';
export type { SharedDevicesProps } from './screens/SharedDevices.tsx';
export { SignIn } from './screens/SignIn.tsx';
export type { SignInProps } from './screens/SignIn.tsx';
