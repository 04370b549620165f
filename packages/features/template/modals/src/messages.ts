export { addedAddressMessage, addressMessages } from './messages/address.ts';
export {
  appErrorMessages,
  appMessages,
  appTextMessages,
  categoryMessages,
  createdAppMessage,
} from './messages/createApp.ts';
export { addCardMessages, addedCardMessage, cardErrorMessages } from './messages/card.ts';
export { pageMessages } from './messages/page.ts';
export { billedYearlyMessage, changedPlanMessage, planMessages } from './messages/plan.ts';
export { invitedMessage, referErrorMessages, referMessages } from './messages/refer.ts';
export {
  memberRoleMessages,
  membersMessage,
  roleOfMessage,
  shareMessages,
} from './messages/share.ts';
export {
  codeErrorMessages,
  codeSentMessage,
  methodMessages,
  methodTextMessages,
  sampleCodeMessage,
  twoFactorMessages,
} from './messages/twoFactor.ts';
export { savedUserMessage, userMessages, userStatusMessages } from './messages/user.ts';
