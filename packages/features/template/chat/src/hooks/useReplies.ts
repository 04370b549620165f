import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { hearChatReply, type ChatMessage } from '@servery/api/template';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChatCache } from './useChatCache.ts';

const readsMs = 900;
const writesMs = 1600;

/** A simulated contact who has received a message and is reading it or typing a reply. */
interface Pending {
  contactId: number;
  isTyping: boolean;
}

export interface ReplyOptions {
  /** Whether contacts reply at all. */
  isAlive: boolean;
  /** The id of the contact whose chat is open. */
  openId: number | null;
  onReply: (contactId: number, message: ChatMessage) => void;
}

/**
 * Simulates contacts who read, type and reply, one after the other. A further message restarts the
 * contact's turn; everything stops when the screen unmounts.
 */
export function useReplies({ isAlive, openId, onReply }: ReplyOptions) {
  const { call } = useClient();
  const { add } = useChatCache();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const first = pending[0];
  const isDone = ({ contactId }: Pending) => contactId !== first?.contactId;

  const receiveReply = useEffectEvent(async (contactId: number) => {
    setPending((all) => all.filter(isDone));
    try {
      const isSeen = contactId === openId;
      const { response } = await call(hearChatReply, { body: { contactId, isSeen } });
      await add(contactId, response.newMessageData, response.chat);
      onReply(contactId, response.newMessageData);
    } catch (error) {
      // The contact was blocked or deleted in the meantime, or the request failed: no reply then.
      if (!(error instanceof Problem)) throw error;
    }
  });
  useEffect(() => {
    if (!first) return undefined;
    const { contactId, isTyping } = first;
    const type = () =>
      setPending((all) => all.map((one) => (one === first ? { contactId, isTyping: true } : one)));
    const timer = setTimeout(
      () => (isTyping ? void receiveReply(contactId) : type()),
      isTyping ? writesMs : readsMs,
    );
    return () => clearTimeout(timer);
  }, [first]);

  return {
    typingId: first?.isTyping ? first.contactId : null,
    /** Schedules a reply of a contact. */
    expect: (contactId: number) =>
      isAlive &&
      setPending((all) => [
        ...all.filter((one) => one.contactId !== contactId),
        { contactId, isTyping: false },
      ]),
  };
}
