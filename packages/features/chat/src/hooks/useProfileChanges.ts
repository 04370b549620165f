import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { deleteChatProfile, updateChatProfile, type ChatProfile } from '@servery/api/template';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { ownWords as words } from '../messages/own.ts';
import { useChatCache } from './useChatCache.ts';

/** What one says about oneself. */
export type Own = Pick<ChatProfile, 'about' | 'status' | 'settings'>;

/** Changes of one's own profile, seen at once and taken back with a word where the host refuses. */
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
        toast.error({ title: formatMessage(words.notSaved) });
        return false;
      }
    },
    /** All that was said and set is gone; every answer is asked for anew. */
    remove: async () => {
      await call(deleteChatProfile, {});
      await mutate((key) => Array.isArray(key) && String(key[0]).includes('/apps/chat/'));
    },
  };
}
