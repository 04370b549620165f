import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { deleteChatProfile, updateChatProfile, type ChatProfile } from '@servery/api/template';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { ownMessages as messages } from '../messages/own.ts';
import { useChatCache } from './useChatCache.ts';

/** The fields of the profile that the user can change. */
export type Own = Pick<ChatProfile, 'about' | 'status' | 'settings'>;

/**
 * Changes to the user's own profile, shown optimistically and reverted with a toast if the request
 * fails.
 */
export function useProfileChanges(profile: ChatProfile) {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const { changeAll } = useChatCache();
  const { mutate } = useSWRConfig();
  const put = (profileUser: ChatProfile) => changeAll((all) => ({ ...all, profileUser }));
  return {
    change: async (change: Partial<Own>) => {
      await put({ ...profile, ...change });
      try {
        await put(await call(updateChatProfile, { body: { change } }));
        return true;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        await put(profile);
        toast.error({ title: formatMessage(messages.notSaved) });
        return false;
      }
    },
    /** Deletes the user's messages and settings, then refetches all chat queries. */
    remove: async () => {
      await call(deleteChatProfile, {});
      await mutate((key) => Array.isArray(key) && String(key[0]).includes('/apps/chat/'));
    },
  };
}
