import { Problem } from '@servery/api';
import type { ChatAttachment, ChatLog, ChatMessage } from '@servery/api/template';
import { chatIn, contactIn, type Book } from './book.ts';

/** A message to add, with its sender. */
export interface MessageInput {
  contactId: number;
  senderId: number;
  message: string;
  key?: string | undefined;
  attachment: ChatAttachment | null;
}

/**
 * Adds a message to its chat, creates the chat if needed, and moves it to the top. A repeated key returns the stored message.
 * @throws `notAllowedNow` if the contact is blocked
 */
export function addMessage(rows: Book, input: MessageInput, now: Date) {
  const { contactId, senderId, message, key, attachment } = input;
  if (contactIn(rows, contactId).isBlocked) throw new Problem('notAllowedNow');
  const known = chatIn(rows, contactId);
  const same = known?.chat.find((one) => key !== undefined && one.key === key);
  if (known && same) return { chat: known, response: { newMessageData: same, id: contactId } };
  const id = rows.nextId++;
  const newMessageData: ChatMessage = {
    id,
    key: key ?? `m${id}`,
    message,
    time: now.toISOString(),
    senderId,
    attachment,
  };
  const chat: ChatLog = known ?? {
    id: 1 + Math.max(0, ...rows.chats.map((one) => one.id)),
    userId: contactId,
    unseenMsgs: 0,
    chat: [],
  };
  chat.chat.push(newMessageData);
  rows.chats = [chat, ...rows.chats.filter((one) => one !== chat)];
  const response = { newMessageData, id: contactId, ...(known ? {} : { chat }) };
  return { chat, response };
}
