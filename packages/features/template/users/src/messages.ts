export {
  billingMessages,
  planMessages,
  roleMessages,
  statusMessages,
} from './messages/vocabulary.ts';
export { addedMessage, formErrorMessages, formMessages, savedMessage } from './messages/form.ts';
export {
  countMessage,
  deletedMessage,
  deleteNameMessage,
  listMessages,
  statMessages,
} from './messages/list.ts';
export {
  permissionAddedMessage,
  permissionCountMessage,
  permissionDeletedMessage,
  permissionDeleteMessage,
  permissionErrorMessages,
  permissionMessages,
  permissionSavedMessage,
} from './messages/permissions.ts';
export {
  accountMessages,
  activityMessages,
  invoiceStatusMessages,
  tasksMessage,
} from './messages/account.ts';
export {
  addressMessages,
  billingViewMessages,
  cardErrorMessages,
  cardNameMessage,
  expiresMessage,
  plainCardNameMessage,
} from './messages/billing.ts';
export {
  connectedMessage,
  connectionMessages,
  disconnectedMessage,
  linkMessage,
  noticeLabelMessage,
  noticeMessages,
  timingMessages,
  unlinkMessage,
} from './messages/connections.ts';
export {
  avatarErrorMessages,
  avatarMessages,
  deleteAccountMessages,
  deletesAtMessage,
  ownProfileErrorMessages,
  ownProfileMessages,
  paymentMessages,
  paymentTextMessages,
  permissionHintMessages,
  settingsMessages,
} from './messages/settings.ts';
export { changedAtMessage, securityErrorMessages, securityMessages } from './messages/security.ts';
export {
  askSuspendMessage,
  cancelTextMessage,
  daysLeftMessage,
  daysUsedMessage,
  endsInMessage,
  goneMessage,
  perMonthMessage,
  planViewMessages,
  reactivatedMessage,
  suspendedMessage,
  viewMessages,
} from './messages/view.ts';
export {
  areaMessages,
  copyNameMessage,
  duplicateMessage,
  grantMessage,
  grantMessages,
  holdersMessage,
  roleAddedMessage,
  roleCountMessage,
  roleDeletedMessage,
  roleErrorMessages,
  roleSavedMessage,
  rolesMessages,
} from './messages/roles.ts';
