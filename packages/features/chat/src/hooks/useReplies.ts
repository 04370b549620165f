import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { hearChatReply, type ChatMessage } from '@servery/api/template';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChatCache } from './useChatCache.ts';

const readsMs = 900;
const writesMs = 1600;

/** Somebody of the sample who was written to: reading it, or writing back. */
interface Pending {
  contactId: number;
  isTyping: boolean;
}

export interface ReplyOptions {
  /** Whether contacts answer at all. */
  isAlive: boolean;
  /** Whose chat is open. */
  openId: number | null;
  onHeard: (contactId: number, message: ChatMessage) => void;
}

/**
 * Contacts of the sample read, write and answer, one after the other; further words that come
 * meanwhile have them read anew. Nothing of it goes on once the screen is left.
 */
export function useReplies({ isAlive, openId, onHeard }: ReplyOptions) {
  const { call } = useClient();
  const { add } = useChatCache();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const first = pending[0];
  const isDone = ({ contactId }: Pending) => contactId !== first?.contactId;

  const hear = useEffectEvent(async (contactId: number) => {
    setPending((all) => all.filter(isDone));
    try {
      const isSeen = contactId === openId;
      const { response } = await call(hearChatReply, { body: { contactId, isSeen } });
      await add(contactId, response.newMessageData, response.chat);
      onHeard(contactId, response.newMessageData);
    } catch (error) {
      // Somebody was blocked or deleted meanwhile, or the line is cut: then they say nothing.
      if (!(error instanceof Problem)) throw error;
    }
  });
  useEffect(() => {
    if (!first) return undefined;
    const { contactId, isTyping } = first;
    const type = () =>
      setPending((all) => all.map((one) => (one === first ? { contactId, isTyping: true } : one)));
    const timer = setTimeout(
      () => (isTyping ? void hear(contactId) : type()),
      isTyping ? writesMs : readsMs,
    );
    return () => clearTimeout(timer);
  }, [first]);

  return {
    typingId: first?.isTyping ? first.contactId : null,
    /** Somebody was written to. */
    expect: (contactId: number) =>
      isAlive &&
      setPending((all) => [
        ...all.filter((one) => one.contactId !== contactId),
        { contactId, isTyping: false },
      ]),
  };
}
