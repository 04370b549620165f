import type { ApiKeyType } from '@servery/api/template';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, appMessages, fieldMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the API keys. */
export const apiKeyMessages = defineMessages({
  title: appMessages.apiKeys,
  text: {
    id: 'developer.keys.text',
    defaultMessage: 'Give each app its own key, so that you can revoke one without the others.',
  },
  create: { id: 'developer.keys.create', defaultMessage: 'Create API key' },
  type: { id: 'developer.keys.type', defaultMessage: 'Access' },
  name: fieldMessages.name,
  nameHelp: {
    id: 'developer.keys.name.help',
    defaultMessage: 'The app that uses the key, such as Kiosk.',
  },
  loadingForm: actionMessages.loading,
  list: { id: 'developer.keys.list', defaultMessage: 'Your API keys' },
  loading: { id: 'developer.keys.loading', defaultMessage: 'Loading API keys…' },
  failed: { id: 'developer.keys.failed', defaultMessage: 'Couldn’t load API keys' },
  none: { id: 'developer.keys.none', defaultMessage: 'No API keys yet' },
  noneText: { id: 'developer.keys.none.text', defaultMessage: 'Create a key for your first app.' },
  secret: { id: 'developer.keys.secret', defaultMessage: 'Secret key' },
  copy: { id: 'developer.keys.copy', defaultMessage: 'Copy secret key' },
  copyNow: { id: 'developer.keys.copyNow', defaultMessage: 'Copy this key now' },
  copyNowText: {
    id: 'developer.keys.copyNow.text',
    defaultMessage:
      'Store it in a safe place. After you hide it or leave, nobody can see it again.',
  },
  hide: { id: 'developer.keys.hide', defaultMessage: 'Hide key' },
  rename: { id: 'developer.keys.rename', defaultMessage: 'Rename API key' },
  save: actionMessages.saveChanges,
  revoke: { id: 'developer.keys.revoke', defaultMessage: 'Revoke API key' },
  revokeText: {
    id: 'developer.keys.revoke.text',
    defaultMessage: 'Apps that use this key will lose access immediately. You can’t undo this.',
  },
});

/** The names of the types of keys. */
export const apiKeyTypeMessages = defineMessages({
  'full-control': { id: 'developer.keys.fullControl', defaultMessage: 'Full control' },
  'read-write': { id: 'developer.keys.readWrite', defaultMessage: 'Read and write' },
  'read-only': { id: 'developer.keys.readOnly', defaultMessage: 'Read only' },
}) satisfies Record<ApiKeyType, unknown>;

/** Errors of the forms’ fields. */
export const apiKeyErrorMessages = defineMessages({
  'name.taken': {
    id: 'developer.keys.name.taken',
    defaultMessage: 'Another API key already has this name.',
  },
});

/** The key of a row for screen readers. */
export const endingMessage = defineMessage<{ ending: string }>({
  id: 'developer.keys.ending',
  defaultMessage: 'Key ending in {ending}',
});

/** When a key was created. */
export const createdMessage = defineMessage<{ day: string }>({
  id: 'developer.keys.createdOn',
  defaultMessage: 'Created on {day}',
});

/** Question before a key is revoked. */
export const askRevokeMessage = defineMessage<{ name: string }>({
  id: 'developer.keys.askRevoke',
  defaultMessage: 'Revoke {name}?',
});

/** Toast after a key was created. */
export const createdToast = defineMessage<{ name: string }>({
  id: 'developer.keys.created',
  defaultMessage: 'API key {name} created',
});

/** Toast after a key was renamed. */
export const savedToast = defineMessage<{ name: string }>({
  id: 'developer.keys.saved',
  defaultMessage: 'API key {name} saved',
});

/** Toast after a key was revoked. */
export const revokedToast = defineMessage<{ name: string }>({
  id: 'developer.keys.revoked',
  defaultMessage: 'API key {name} revoked',
});
