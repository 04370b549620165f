import type { Output } from '@servery/api';
import { keyOf } from '@servery/api/swr';
import {
  getChat,
  listChats,
  type ChatContact,
  type ChatLog,
  type ChatMessage,
} from '@servery/api/template';
import { unstable_serialize, useSWRConfig } from 'swr';

type Opened = Output<typeof getChat>;
type Everything = Output<typeof listChats>;

const withMessage = (opened: Opened, message: ChatMessage, begun: ChatLog | undefined): Opened => {
  const { chat } = opened;
  if (!chat) return { ...opened, chat: begun ?? null };
  if (chat.chat.some(({ key }) => key === message.key)) return opened;
  return { ...opened, chat: { ...chat, chat: [...chat.chat, message] } };
};

const withContact = (all: Everything, contact: ChatContact): Everything => {
  const put = <One extends ChatContact>(one: One): One =>
    one.id === contact.id ? { ...one, ...contact } : one;
  return { ...all, contacts: all.contacts.map(put), chatsContacts: all.chatsContacts.map(put) };
};

/** Updates the cached chat responses without fetching them again. */
export function useChatCache() {
  const { cache, mutate } = useSWRConfig();
  const withoutFetch = { revalidate: false };
  const open = (id: number) => keyOf(getChat, { query: { id } });
  const everything = keyOf(listChats, {});
  // A mutation would discard a request in flight, so what isn't cached yet is fetched again.
  const isKnown = (key: readonly unknown[]) =>
    cache.get(unstable_serialize(key))?.data !== undefined;
  const changeChat = async (id: number, change: (opened: Opened) => Opened) => {
    if (isKnown(open(id)))
      await mutate<Opened>(open(id), (now) => now && change(now), withoutFetch);
  };
  const changeAll = (change: (all: Everything) => Everything) =>
    isKnown(everything)
      ? mutate<Everything>(everything, (now) => now && change(now), withoutFetch)
      : mutate(everything);
  return {
    changeAll,
    changeChat,
    /** Adds a new message to its cached chat and refetches the list for its new order. */
    add: async (id: number, message: ChatMessage, begun: ChatLog | undefined) => {
      await changeChat(id, (opened) => withMessage(opened, message, begun));
      await mutate(everything);
    },
    putContact: async (contact: ChatContact) => {
      await changeChat(contact.id, (opened) => ({ ...opened, contact }));
      await changeAll((all) => withContact(all, contact));
    },
    /** Marks all messages of a chat as read. */
    see: (id: number) =>
      changeAll((all) => ({
        ...all,
        chatsContacts: all.chatsContacts.map((one) =>
          one.id === id ? { ...one, chat: { ...one.chat, unseenMsgs: 0 } } : one,
        ),
      })),
    askAgain: async (id: number) => {
      await Promise.all([mutate(open(id)), mutate(everything)]);
    },
  };
}
