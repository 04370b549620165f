import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { sendChatMessage, type ChatAttachment } from '@servery/api/template';
import { useState } from 'react';
import type { ShownMessage } from '../rows.ts';
import { useChatCache } from './useChatCache.ts';

/** A message that hasn't been delivered yet. */
export interface Waiting extends ShownMessage {
  contactId: number;
  state: 'sending' | 'failed';
}

/** The content of a message to send. */
export interface Draft {
  message: string;
  attachment: ChatAttachment | null;
}

/**
 * The user's messages that are being sent or failed, across all chats. The client generates each
 * key, so the host can ignore a repeated delivery.
 */
export function useOutbox(selfId: number, onSent: (contactId: number) => void) {
  const { call } = useClient();
  const { add } = useChatCache();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const drop = (key: string) => setWaiting((all) => all.filter((one) => one.key !== key));
  const mark = (key: string, state: Waiting['state']) =>
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));

  const deliver = async ({ contactId, message, key, attachment }: Waiting) => {
    const obj = { contact: { id: contactId }, message, key, attachment };
    try {
      const { response } = await call(sendChatMessage, { body: { obj } });
      await add(contactId, response.newMessageData, response.chat);
      drop(key);
      onSent(contactId);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      mark(key, 'failed');
    }
  };
  return {
    waiting,
    send: (contactId: number, { message, attachment }: Draft) => {
      const time = new Date().toISOString();
      const sender = { id: 0, key: crypto.randomUUID(), time, senderId: selfId };
      const next = { ...sender, message, attachment, contactId, state: 'sending' } as const;
      setWaiting((all) => [...all, next]);
      return deliver(next);
    },
    sendAgain: (one: Waiting) => {
      mark(one.key, 'sending');
      return deliver(one);
    },
    discard: ({ key }: Waiting) => drop(key),
  };
}
