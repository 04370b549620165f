export {
  apiKeyErrorMessages,
  apiKeyMessages,
  apiKeyTypeMessages,
  askRevokeMessage,
  createdMessage,
  createdToast,
  endingMessage,
  revokedToast,
  savedToast,
} from './messages/apiKeys.ts';
export { licenceMessages, licenceUseMessages } from './messages/licence.ts';
