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
const hear = async (contactId: number, isSeen = true) =>
  (await call(hearChatReply, { body: { contactId, isSeen } })).response;
/** Contacts of the sample: the chef has unseen words, the barista has none, nobody talked to 5. */
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

describe('chats and contacts', () => {
  test('are listed: chats the latest first, contacts by name, and whoever is signed in', async () => {
    const { chatsContacts, contacts, profileUser } = await list();
    const times = chatsContacts.map(({ chat }) => chat.lastMessage!.time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect([chatsContacts.length, contacts.length]).toEqual([9, 15]);
    const names = contacts.map(({ fullName }) => fullName);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(profileUser).toEqual(await call(getChatProfile, {}));
    expect(chatsContacts[0]!.chat).toMatchObject({
      unseenMsgs: 3,
      lastMessage: { message: 'If it is eleven I need to sit down', senderId: chef, kind: null },
    });
  });

  test('are the same ones each time', async () => {
    const said = async () => (await open(chef)).chat!.chat.map(({ id, message }) => [id, message]);
    const before = await said();
    chatMocks.reset();
    expect(await said()).toEqual(before);
  });

  test('are none or many when the sample is asked to be so', async () => {
    setScenario('empty');
    expect(await list()).toMatchObject({ chatsContacts: [], contacts: [] });
    setScenario('many');
    const { chatsContacts, contacts } = await list();
    expect([chatsContacts.length, contacts.length]).toEqual([54, 200]);
    expect((await open(chef)).chat!.chat).toHaveLength(1000);
    expect(new Set(contacts.map(({ fullName }) => fullName)).size).toBeGreaterThan(180);
  });
});

describe('one chat', () => {
  test('is named by the query over the wire', async () => {
    const response = await fetch(`http://sample.test/apps/chat/get-chat?id=${chef}`);
    expect(await response.json()).toMatchObject({ contact: { id: chef }, chat: { userId: chef } });
    const bare = await fetch('http://sample.test/apps/chat/get-chat');
    expect(bare.status).toBe(422);
  });

  test('is seen once it is open, and says where the new words began', async () => {
    const { chat, firstUnseenId } = await open(chef);
    expect(chat!.unseenMsgs).toBe(0);
    expect(firstUnseenId).toBe(chat!.chat.at(-3)!.id);
    expect((await list()).chatsContacts[0]!.chat.unseenMsgs).toBe(0);
    expect((await open(chef)).firstUnseenId).toBeNull();
  });

  test('that nobody began is none', async () => {
    expect(await open(stranger)).toMatchObject({ chat: null, contact: { id: stranger } });
  });

  test('tells equal words apart by their keys', async () => {
    const { chat } = (await open(6)).chat!;
    expect(chat.filter(({ message }) => message === 'Ok')).toHaveLength(3);
    expect(new Set(chat.map(({ key }) => key)).size).toBe(chat.length);
  });
});

describe('a message', () => {
  test('is answered with 201 and puts its chat first', async () => {
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

  test('to somebody new begins a chat, with an answer that holds it', async () => {
    const { chat, newMessageData } = await send(stranger, 'Hello');
    expect(chat).toMatchObject({ userId: stranger, unseenMsgs: 0, chat: [newMessageData] });
    expect((await order())[0]).toBe(stranger);
    expect((await open(stranger)).chat!.chat).toHaveLength(1);
    expect(await send(stranger, 'Again')).not.toHaveProperty('chat');
  });

  test('sent twice under one key is there once', async () => {
    const first = await send(chef, 'Once', { key: 'k1' });
    expect((await send(chef, 'Once', { key: 'k1' })).newMessageData).toEqual(first.newMessageData);
    const { chat } = (await open(chef)).chat!;
    expect(chat.filter(({ message }) => message === 'Once')).toHaveLength(1);
  });

  test('may be a picture, a recording or a call alone', async () => {
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
  ])('that says nothing or too much is refused: %#', async (message, more) => {
    await expect(send(chef, message, more)).rejects.toMatchObject({ status: 422 });
    expect((await open(chef)).chat!.chat).toHaveLength(20);
  });

  test('is not taken where somebody is blocked, neither way', async () => {
    await call(updateChatContact, { body: { id: chef, change: { isBlocked: true } } });
    await expect(send(chef, 'Hello?')).rejects.toMatchObject({ code: 'notAllowedNow' });
    await expect(hear(chef)).rejects.toMatchObject({ code: 'notAllowedNow' });
  });
});

describe('an answer', () => {
  test('comes from the contact, the same each time, and counts as unseen where nobody looks', async () => {
    await open(chef);
    await send(chef, 'Is the fish here?');
    const { newMessageData } = await hear(chef, false);
    expect(newMessageData.senderId).toBe(chef);
    const { chatsContacts } = await list();
    expect(chatsContacts[0]).toMatchObject({ id: chef, chat: { unseenMsgs: 1 } });
    chatMocks.reset();
    await send(chef, 'Is the fish here?');
    expect((await hear(chef)).newMessageData.message).toBe(newMessageData.message);
  });

  test('needs something to answer', async () => {
    await expect(hear(stranger)).rejects.toMatchObject({ code: 'notAllowedNow' });
  });
});

describe('a contact', () => {
  test('keeps its marks', async () => {
    const change = { isMuted: true, isImportant: true, tags: ['urgent', 'guest'] as const };
    await call(updateChatContact, {
      body: { id: barista, change: { ...change, tags: [...change.tags] } },
    });
    expect((await open(barista)).contact).toMatchObject({ ...change, isBlocked: false });
  });

  test('can be deleted by its number in the query, and comes back with its chat', async () => {
    const before = await list();
    await call(deleteChatContact, { query: { id: 4 } });
    expect(await order()).not.toContain(4);
    await expect(open(4)).rejects.toMatchObject({ status: 404 });
    await call(restoreChatContact, { body: { id: 4 } });
    await call(restoreChatContact, { body: { id: 4 } });
    expect(await list()).toEqual(before);
  });

  test('reported is kept with the reason, and blocked where that is wished', async () => {
    const report = { contactId: 7, reason: 'spam' as const, note: 'Kerning' };
    await call(reportChatContact, { body: { ...report, isBlocking: false } });
    expect((await open(7)).contact.isBlocked).toBe(false);
    const { contact } = await call(reportChatContact, { body: { ...report, isBlocking: true } });
    expect(contact.isBlocked).toBe(true);
    expect(book.read().reports).toEqual([report, report]);
  });

  test('that is not there is not found', async () => {
    const id = 999;
    for (const sent of [
      open(id),
      send(id, 'Hello'),
      hear(id),
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

describe('an emptied chat', () => {
  test('keeps its place, and holds what it held once that is put back, before what came since', async () => {
    const before = (await open(chef)).chat!.chat;
    expect((await call(clearChat, { body: { contactId: chef } })).chat!.chat).toEqual([]);
    expect((await list()).chatsContacts[0]!.chat).toMatchObject({ lastMessage: null });
    const { newMessageData } = await send(chef, 'Fresh start');
    const { chat } = await call(restoreChat, { body: { contactId: chef } });
    expect(chat!.chat).toEqual([...before, newMessageData]);
    expect((await call(restoreChat, { body: { contactId: chef } })).chat!.chat).toHaveLength(21);
  });

  test('is none where none was', async () => {
    expect(await call(clearChat, { body: { contactId: stranger } })).toEqual({ chat: null });
  });
});

describe('the profile', () => {
  test('changes by parts', async () => {
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

  test('deleted takes everything with it', async () => {
    await send(stranger, 'Hello');
    expect(await call(deleteChatProfile, {})).toEqual({ isDeleted: true });
    expect((await open(stranger)).chat).toBeNull();
  });
});
