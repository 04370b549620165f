import { useCall } from '@servery/api/swr';
import { getChat } from '@servery/api/template';
import { useState } from 'react';
import { useChatCache } from './useChatCache.ts';

/**
 * The data of the open chat. Opening it marks it as read, so the id of the first unread message is
 * remembered while it stays open.
 */
export function useOpenChat(id: number) {
  const { see } = useChatCache();
  const [line, setLine] = useState<number | null>(null);
  const answer = useCall(
    getChat,
    { query: { id } },
    {
      onSuccess: ({ firstUnseenId }) => {
        if (firstUnseenId !== null) setLine(firstUnseenId);
        // The user may have been deleted with the cache by now.
        void see(id).catch(() => undefined);
      },
    },
  );
  return { ...answer, line };
}
