import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
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
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { book } from './book.ts';
import { chatHandlers } from './handlers.ts';
import { chatMocks } from './index.ts';

const baseURL = 'http://sample.test/api';
const server = setupServer(...chatHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  chatMocks.reset();
});

const { call } = createClient({ baseURL });
const list = () => call(listChats, {});
const open = (id: number) => call(getChat, { query: { id } });
const order = async () => (await list()).chatsContacts.map(({ id }) => id);
const send = async (id: number, message: string, more = {}) =>
  (await call(sendChatMessage, { body: { obj: { contact: { id }, message, ...more } } })).response;
const receiveReply = async (contactId: number, isSeen = true) =>
  (await call(hearChatReply, { body: { contactId, isSeen } })).response;
/**
 * Contacts of the sample: the chef has unread messages, the barista has none, the stranger has no
 * chat yet.
 */
const chef = 2;
const barista = 9;
const stranger = 5;
const picture = {
  kind: 'image' as const,
  src: 'data:image/webp;base64,AAAA',
  name: 'Tart.webp',
  width: 40,
  height: 30,
};

describe('listing chats and contacts', () => {
  test('lists chats latest first, contacts by name, and the signed-in profile', async () => {
    const { chatsContacts, contacts, profileUser } = await list();
    const times = chatsContacts.map(({ chat }) => chat.lastMessage!.time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect([chatsContacts.length, contacts.length]).toEqual([9, 15]);
    const names = contacts.map(({ fullName }) => fullName);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(profileUser).toEqual(await call(getChatProfile, {}));
    expect(chatsContacts[0]!.chat).toMatchObject({
      unseenMsgs: 3,
      lastMessage: { message: 'If it’s eleven, I need to sit down', senderId: chef, kind: null },
    });
  });

  test('returns the same messages after a reset', async () => {
    const storedMessages = async () =>
      (await open(chef)).chat!.chat.map(({ id, message }) => [id, message]);
    const before = await storedMessages();
    chatMocks.reset();
    expect(await storedMessages()).toEqual(before);
  });

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect(await list()).toMatchObject({ chatsContacts: [], contacts: [] });
    setScenario('many');
    const { chatsContacts, contacts } = await list();
    expect([chatsContacts.length, contacts.length]).toEqual([54, 200]);
    expect((await open(chef)).chat!.chat).toHaveLength(1000);
    expect(new Set(contacts.map(({ fullName }) => fullName)).size).toBeGreaterThan(180);
  });
});

describe('opening a chat', () => {
  test('requires the contact id in the query', async () => {
    const response = await fetch(`http://sample.test/apps/chat/get-chat?id=${chef}`);
    expect(await response.json()).toMatchObject({ contact: { id: chef }, chat: { userId: chef } });
    const bare = await fetch('http://sample.test/apps/chat/get-chat');
    expect(bare.status).toBe(422);
  });

  test('marks the chat as read and returns its first unread message', async () => {
    const { chat, firstUnseenId } = await open(chef);
    expect(chat!.unseenMsgs).toBe(0);
    expect(firstUnseenId).toBe(chat!.chat.at(-3)!.id);
    expect((await list()).chatsContacts[0]!.chat.unseenMsgs).toBe(0);
    expect((await open(chef)).firstUnseenId).toBeNull();
  });

  test('returns no chat for a contact without messages', async () => {
    expect(await open(stranger)).toMatchObject({ chat: null, contact: { id: stranger } });
  });

  test('gives messages with the same text different keys', async () => {
    const { chat } = (await open(6)).chat!;
    expect(chat.filter(({ message }) => message === 'Ok')).toHaveLength(3);
    expect(new Set(chat.map(({ key }) => key)).size).toBe(chat.length);
  });
});

describe('sending a message', () => {
  test('responds with 201 and moves the chat to the top', async () => {
    const response = await fetch('http://sample.test/apps/chat/send-msg', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        obj: { contact: { id: barista, fullName: 'x' }, message: ' Milk? ' },
      }),
    });
    expect(response.status).toBe(201);
    const answer = (await response.json()) as { response: object };
    expect(answer.response).toMatchObject({
      id: barista,
      newMessageData: { message: 'Milk?', senderId: 1, attachment: null },
    });
    expect(answer.response).not.toHaveProperty('chat');
    expect((await order())[0]).toBe(barista);
  });

  test('starts a chat with a new contact and returns it once', async () => {
    const { chat, newMessageData } = await send(stranger, 'Hello');
    expect(chat).toMatchObject({ userId: stranger, unseenMsgs: 0, chat: [newMessageData] });
    expect((await order())[0]).toBe(stranger);
    expect((await open(stranger)).chat!.chat).toHaveLength(1);
    expect(await send(stranger, 'Again')).not.toHaveProperty('chat');
  });

  test('stores a message sent twice with one key once', async () => {
    const first = await send(chef, 'Once', { key: 'k1' });
    expect((await send(chef, 'Once', { key: 'k1' })).newMessageData).toEqual(first.newMessageData);
    const { chat } = (await open(chef)).chat!;
    expect(chat.filter(({ message }) => message === 'Once')).toHaveLength(1);
  });

  test('accepts a picture, a recording or a call without text', async () => {
    const voice = { kind: 'voice', src: 'data:audio/webm;base64,AAAA', seconds: 4 };
    const ring = { kind: 'call', isVideo: true, seconds: 12 };
    for (const attachment of [picture, voice, ring])
      expect((await send(chef, '', { attachment })).newMessageData).toMatchObject({ attachment });
    expect((await list()).chatsContacts[0]!.chat.lastMessage).toMatchObject({ kind: 'call' });
  });

  test.each([
    ['', {}],
    ['   ', {}],
    ['x'.repeat(4001), {}],
    ['', { attachment: { ...picture, src: 'https://elsewhere.test/a.png' } }],
    ['', { attachment: { ...picture, src: `data:image/png,${'x'.repeat(300_000)}` } }],
  ])('rejects an empty or oversized message: %#', async (message, more) => {
    await expect(send(chef, message, more)).rejects.toMatchObject({ status: 422 });
    expect((await open(chef)).chat!.chat).toHaveLength(20);
  });

  test('refuses messages from and to a blocked contact', async () => {
    await call(updateChatContact, { body: { id: chef, change: { isBlocked: true } } });
    await expect(send(chef, 'Hello?')).rejects.toMatchObject({ code: 'notAllowedNow' });
    await expect(receiveReply(chef)).rejects.toMatchObject({ code: 'notAllowedNow' });
  });
});

describe('receiving a reply', () => {
  test('is the same each time and counts as unread if the chat is closed', async () => {
    await open(chef);
    await send(chef, 'Is the fish here?');
    const { newMessageData } = await receiveReply(chef, false);
    expect(newMessageData.senderId).toBe(chef);
    const { chatsContacts } = await list();
    expect(chatsContacts[0]).toMatchObject({ id: chef, chat: { unseenMsgs: 1 } });
    chatMocks.reset();
    await send(chef, 'Is the fish here?');
    expect((await receiveReply(chef)).newMessageData.message).toBe(newMessageData.message);
  });

  test('refuses a reply where there is nothing to reply to', async () => {
    await expect(receiveReply(stranger)).rejects.toMatchObject({ code: 'notAllowedNow' });
  });
});

describe('changing a contact', () => {
  test('stores tags and flags of a contact', async () => {
    const change = { isMuted: true, isImportant: true, tags: ['urgent', 'guest'] as const };
    await call(updateChatContact, {
      body: { id: barista, change: { ...change, tags: [...change.tags] } },
    });
    expect((await open(barista)).contact).toMatchObject({ ...change, isBlocked: false });
  });

  test('deletes a contact by id and restores it with its chat', async () => {
    const before = await list();
    await call(deleteChatContact, { query: { id: 4 } });
    expect(await order()).not.toContain(4);
    await expect(open(4)).rejects.toMatchObject({ status: 404 });
    await call(restoreChatContact, { body: { id: 4 } });
    await call(restoreChatContact, { body: { id: 4 } });
    expect(await list()).toEqual(before);
  });

  test('stores reports with their reason and blocks the contact on request', async () => {
    const report = { contactId: 7, reason: 'spam' as const, note: 'Kerning' };
    await call(reportChatContact, { body: { ...report, isBlocking: false } });
    expect((await open(7)).contact.isBlocked).toBe(false);
    const { contact } = await call(reportChatContact, { body: { ...report, isBlocking: true } });
    expect(contact.isBlocked).toBe(true);
    expect(book.read().reports).toEqual([report, report]);
  });

  test('returns 404 for an unknown contact', async () => {
    const id = 999;
    for (const sent of [
      open(id),
      send(id, 'Hello'),
      receiveReply(id),
      call(updateChatContact, { body: { id, change: {} } }),
      call(clearChat, { body: { contactId: id } }),
      call(restoreChat, { body: { contactId: id } }),
      call(deleteChatContact, { query: { id } }),
      call(restoreChatContact, { body: { id } }),
      call(reportChatContact, {
        body: { contactId: id, reason: 'other', note: '', isBlocking: true },
      }),
    ])
      await expect(sent).rejects.toMatchObject({ status: 404 });
  });
});

describe('clearing a chat', () => {
  test('keeps its position and restores its messages before newer ones', async () => {
    const before = (await open(chef)).chat!.chat;
    expect((await call(clearChat, { body: { contactId: chef } })).chat!.chat).toEqual([]);
    expect((await list()).chatsContacts[0]!.chat).toMatchObject({ lastMessage: null });
    const { newMessageData } = await send(chef, 'Fresh start');
    const { chat } = await call(restoreChat, { body: { contactId: chef } });
    expect(chat!.chat).toEqual([...before, newMessageData]);
    expect((await call(restoreChat, { body: { contactId: chef } })).chat!.chat).toHaveLength(21);
  });

  test('returns null for a contact without a chat', async () => {
    expect(await call(clearChat, { body: { contactId: stranger } })).toEqual({ chat: null });
  });
});

describe('changing the profile', () => {
  test('updates only the given profile fields', async () => {
    const settings = { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false };
    await call(updateChatProfile, { body: { change: { status: 'busy', settings } } });
    await call(updateChatProfile, { body: { change: { about: 'At the pass' } } });
    expect(await call(getChatProfile, {})).toMatchObject({
      status: 'busy',
      about: 'At the pass',
      settings,
    });
    const long = call(updateChatProfile, { body: { change: { about: 'x'.repeat(121) } } });
    await expect(long).rejects.toMatchObject({ status: 422 });
  });

  test('deletes the profile together with all chats', async () => {
    await send(stranger, 'Hello');
    expect(await call(deleteChatProfile, {})).toEqual({ isDeleted: true });
    expect((await open(stranger)).chat).toBeNull();
  });
});
