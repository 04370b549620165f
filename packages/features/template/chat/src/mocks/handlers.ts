import { invalid, Problem } from '@servery/api';
import { templateAnswer } from '@servery/api/mocks';
import {
  clearChat,
  deleteChatContact,
  deleteChatProfile,
  getChat,
  getChatProfile,
  hearChatReply,
  listChats,
  reportChatContact,
  restoreChat,
  restoreChatContact,
  sendChatMessage,
  updateChatContact,
  updateChatProfile,
} from '@servery/api/template';
import { book, chatIn, contactIn, putBack } from './book.ts';
import { everything } from './everything.ts';
import { replyTo } from './reply.ts';
import { addMessage } from './addMessage.ts';

/** Mock handlers, one per chat endpoint. */
export const chatHandlers = [
  templateAnswer(listChats, () => everything(book.read())),
  templateAnswer(getChatProfile, () => book.read().profile),
  templateAnswer(getChat, ({ query: { id } }) => {
    const contact = contactIn(book.read(), id);
    const unseen = chatIn(book.read(), id)?.unseenMsgs ?? 0;
    if (unseen > 0) book.change((rows) => (chatIn(rows, id)!.unseenMsgs = 0));
    const chat = chatIn(book.read(), id);
    return {
      contact,
      chat,
      firstUnseenId: unseen > 0 ? (chat?.chat.at(-unseen)?.id ?? null) : null,
    };
  }),
  templateAnswer(sendChatMessage, ({ body: { obj } }) =>
    book.change((rows) => {
      const { contact, ...input } = obj;
      if (!input.message && !input.attachment)
        throw invalid('obj.message', 'required', 'This field is required.');
      const whole = { ...input, contactId: contact.id, senderId: rows.profile.id };
      return { response: addMessage(rows, whole, new Date()).response };
    }),
  ),
  templateAnswer(hearChatReply, ({ body: { contactId, isSeen } }) =>
    book.change((rows) => {
      contactIn(rows, contactId);
      const current = chatIn(rows, contactId);
      if (!current) throw new Problem('notAllowedNow');
      const input = { message: replyTo(current), contactId, senderId: contactId, attachment: null };
      const { chat, response } = addMessage(rows, input, new Date());
      if (!isSeen) chat.unseenMsgs += 1;
      return { response };
    }),
  ),
  templateAnswer(updateChatProfile, ({ body: { change } }) =>
    book.change((rows) => Object.assign(rows.profile, change)),
  ),
  templateAnswer(updateChatContact, ({ body: { id, change } }) =>
    book.change((rows) => ({ contact: Object.assign(contactIn(rows, id), change) })),
  ),
  templateAnswer(clearChat, ({ body: { contactId } }) =>
    book.change((rows) => {
      contactIn(rows, contactId);
      const chat = chatIn(rows, contactId);
      if (chat && chat.chat.length > 0) {
        rows.cleared[contactId] = chat.chat;
        Object.assign(chat, { chat: [], unseenMsgs: 0 });
      }
      return { chat };
    }),
  ),
  templateAnswer(restoreChat, ({ body: { contactId } }) =>
    book.change((rows) => {
      contactIn(rows, contactId);
      const chat = chatIn(rows, contactId);
      chat?.chat.unshift(...(rows.cleared[contactId] ?? []));
      delete rows.cleared[contactId];
      return { chat };
    }),
  ),
  templateAnswer(deleteChatContact, ({ query: { id } }) =>
    book.change((rows) => {
      const contact = contactIn(rows, id);
      rows.gone.push({ contact, chat: chatIn(rows, id) });
      rows.contacts = rows.contacts.filter((one) => one.id !== id);
      rows.chats = rows.chats.filter(({ userId }) => userId !== id);
      return { contact };
    }),
  ),
  templateAnswer(restoreChatContact, ({ body: { id } }) =>
    book.change((rows) => {
      const known = rows.contacts.find((contact) => contact.id === id);
      if (known) return { contact: known };
      const found = rows.gone.find(({ contact }) => contact.id === id);
      if (!found) throw new Problem('notFound');
      rows.gone = rows.gone.filter((one) => one !== found);
      rows.contacts.push(found.contact);
      if (found.chat) putBack(rows, found.chat);
      return { contact: found.contact };
    }),
  ),
  templateAnswer(reportChatContact, ({ body: { contactId, reason, note, isBlocking } }) =>
    book.change((rows) => {
      const contact = contactIn(rows, contactId);
      rows.reports.push({ contactId, reason, note });
      if (isBlocking) contact.isBlocked = true;
      return { contact };
    }),
  ),
  templateAnswer(deleteChatProfile, () => {
    book.reset();
    return { isDeleted: true } as const;
  }),
];
