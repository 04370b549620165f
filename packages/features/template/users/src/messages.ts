export {
  billingMessages,
  planMessages,
  roleMessages,
  statusMessages,
} from './messages/vocabulary.ts';
export { addedMessage, formErrorMessages, formMessages, savedMessage } from './messages/form.ts';
export { countMessage, deletedMessage, listMessages, statMessages } from './messages/list.ts';
export {
  permissionAddedMessage,
  permissionCountMessage,
  permissionDeleteLabel,
  permissionDeletedMessage,
  permissionDeleteMessage,
  permissionErrorMessages,
  permissionMessages,
  permissionSavedMessage,
} from './messages/permissions.ts';
