import { useAction, useCall } from '@servery/api/swr';
import { createApiKey, listApiKeys, renameApiKey, revokeApiKey } from '@servery/api/template';

const stale = { refreshes: [listApiKeys] };

/** Loads all API keys. */
export const useApiKeys = () => useCall(listApiKeys, {});

/** All changes of API keys. The list is refetched. */
export const useApiKeyChanges = () => ({
  create: useAction(createApiKey, stale).trigger,
  rename: useAction(renameApiKey, stale).trigger,
  revoke: useAction(revokeApiKey, stale).trigger,
});
