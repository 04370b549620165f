import type { listChats } from '@servery/api/template';
import type { Output } from '@servery/api';
import type { Book } from './book.ts';

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The response of the list: chats in their current order, contacts by name. */
export function everything({ chats, contacts, profile }: Book): Output<typeof listChats> {
  return {
    profileUser: profile,
    contacts: contacts.toSorted((one, other) => compare(one.fullName, other.fullName)),
    chatsContacts: chats.flatMap((log) => {
      const contact = contacts.find(({ id }) => id === log.userId);
      if (!contact) return [];
      const last = log.chat.at(-1);
      const lastMessage = last
        ? {
            message: last.message,
            time: last.time,
            senderId: last.senderId,
            kind: last.attachment?.kind ?? null,
          }
        : null;
      return [{ ...contact, chat: { id: log.id, unseenMsgs: log.unseenMsgs, lastMessage } }];
    }),
  };
}
