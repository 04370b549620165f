import { Problem } from '@servery/api';
import { keep } from '@servery/api/mocks';
import type {
  ChatContact,
  ChatLog,
  ChatMessage,
  ChatProfile,
  ChatReason,
} from '@servery/api/template';
import { makeChats } from './chats.ts';
import { makeContacts, makeProfile } from './people.ts';

/** All that one visitor's chat consists of. */
export interface Book {
  profile: ChatProfile;
  contacts: ChatContact[];
  /** The latest first. */
  chats: ChatLog[];
  /** The number that the next message gets. */
  nextId: number;
  /** What chats held before they were emptied, by contact. */
  cleared: Record<number, ChatMessage[]>;
  /** Contacts that were deleted, with their chats. */
  gone: { contact: ChatContact; chat: ChatLog | null }[];
  reports: { contactId: number; reason: ChatReason; note: string }[];
}

const sizes = { usual: 15, none: 0, many: 200 };

/** The chat of one visitor. */
export const book = keep<Book>('chat', (amount): Book => {
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

/** A contact by their number, or a refusal. */
export function contactIn({ contacts }: Book, id: number): ChatContact {
  const found = contacts.find((contact) => contact.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

/** What was said with a contact, if anything. */
export const chatIn = ({ chats }: Book, contactId: number): ChatLog | null =>
  chats.find(({ userId }) => userId === contactId) ?? null;

const endOf = ({ chat }: ChatLog) => chat.at(-1)?.time ?? '';

/** Puts a chat back where it stood: before those that ended earlier. */
export function putBack({ chats }: Book, chat: ChatLog): void {
  const place = chats.findIndex((one) => endOf(one) < endOf(chat));
  chats.splice(place === -1 ? chats.length : place, 0, chat);
}
