import { Problem } from '@servery/api';
import { createRowStore } from '@servery/api/mocks';
import type {
  ChatContact,
  ChatLog,
  ChatMessage,
  ChatProfile,
  ChatReason,
} from '@servery/api/template';
import { makeChats } from './chats.ts';
import { makeContacts, makeProfile } from './people.ts';

/** The chat data of one visitor. */
export interface Book {
  profile: ChatProfile;
  contacts: ChatContact[];
  /** Latest first. */
  chats: ChatLog[];
  /** The id of the next message. */
  nextId: number;
  /** The messages that chats had before they were cleared, by contact id. */
  cleared: Record<number, ChatMessage[]>;
  /** Deleted contacts with their chats, so that they can be restored. */
  gone: { contact: ChatContact; chat: ChatLog | null }[];
  reports: { contactId: number; reason: ChatReason; note: string }[];
}

const sizes = { usual: 15, none: 0, many: 200 };

/** The chat data of the current visitor. */
export const book = createRowStore<Book>('chat', (amount): Book => {
  const contacts = makeContacts(sizes[amount]);
  const chats = makeChats(contacts, Date.now(), amount === 'many');
  return {
    profile: makeProfile(),
    contacts,
    chats,
    nextId: 1 + Math.max(0, ...chats.flatMap(({ chat }) => chat.map(({ id }) => id))),
    cleared: {},
    gone: [],
    reports: [],
  };
});

/**
 * Returns a contact by id.
 * @throws `notFound` if there's none
 */
export function contactIn({ contacts }: Book, id: number): ChatContact {
  const found = contacts.find((contact) => contact.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

/** Returns the chat with a contact, or null. */
export const chatIn = ({ chats }: Book, contactId: number): ChatLog | null =>
  chats.find(({ userId }) => userId === contactId) ?? null;

const endOf = ({ chat }: ChatLog) => chat.at(-1)?.time ?? '';

/** Inserts a chat at its former position: before those whose last message is older. */
export function putBack({ chats }: Book, chat: ChatLog): void {
  const place = chats.findIndex((one) => endOf(one) < endOf(chat));
  chats.splice(place === -1 ? chats.length : place, 0, chat);
}
