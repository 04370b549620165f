import { useCall } from '@servery/api/swr';
import { getChat } from '@servery/api/template';
import { useState } from 'react';
import { useChatCache } from './useChatCache.ts';

/**
 * The chat that is open. Opening it makes it seen, so the line before what was new is remembered
 * for as long as it stays open.
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
        // The cache may have gone with its user by now.
        void see(id).catch(() => undefined);
      },
    },
  );
  return { ...answer, line };
}
