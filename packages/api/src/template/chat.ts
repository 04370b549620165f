import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, id, idParam, instant, text } from '../fields.ts';

/** Whether somebody can be talked to, in the order in which one chooses. */
export const chatStatuses = ['online', 'busy', 'away', 'offline'] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** What a contact can be marked with. */
export const chatTags = ['team', 'supplier', 'guest', 'event', 'urgent'] as const;
export type ChatTag = (typeof chatTags)[number];

/** Why somebody is reported. */
export const chatReasons = ['spam', 'rude', 'fraud', 'other'] as const;
export type ChatReason = (typeof chatReasons)[number];

/** How long the line about oneself may be. */
export const aboutMax = 120;
/** How much of one message a picture or a recording may take, as characters of its `data:` address. */
export const pictureMax = 300_000;
export const voiceMax = 600_000;

const status = v.picklist(chatStatuses);
const about = text(0, aboutMax);

/** Somebody who talks. */
export const chatUser = v.object({
  id,
  fullName: v.string(),
  role: v.string(),
  about: v.string(),
  /** An address for an image; without one, initials stand in. */
  avatar: v.nullable(v.string()),
  status,
});
export type ChatUser = v.InferOutput<typeof chatUser>;

const marks = {
  tags: v.pipe(v.array(v.picklist(chatTags)), v.maxLength(chatTags.length)),
  isImportant: v.boolean(),
  /** Heard of in the list alone. */
  isMuted: v.boolean(),
  /** Nothing goes to them and nothing comes. */
  isBlocked: v.boolean(),
};

/** Somebody to talk to. */
export const chatContact = v.object({
  ...chatUser.entries,
  email: v.string(),
  phone: v.string(),
  /** When they are there, in words. */
  hours: v.string(),
  ...marks,
});
export type ChatContact = v.InferOutput<typeof chatContact>;

const settings = v.strictObject({
  isTwoStepAuthVerificationEnabled: v.boolean(),
  isNotificationsOn: v.boolean(),
});

/** Whoever is signed in. */
export const chatProfile = v.object({ ...chatUser.entries, settings });
export type ChatProfile = v.InferOutput<typeof chatProfile>;

const dataOf = (kind: 'image' | 'audio', most: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^data:${kind}/`), 'Is not a file of that kind.'),
    v.maxLength(most, 'Is too large.'),
  );
const seconds = v.pipe(count, v.maxValue(600));
const pixels = v.pipe(count, v.minValue(1), v.maxValue(10_000));

/** What goes with a message, or stands in its place: a call is one that nobody took. */
export const chatAttachment = v.variant('kind', [
  v.strictObject({
    kind: v.literal('image'),
    src: dataOf('image', pictureMax),
    name: text(1, 200),
    width: pixels,
    height: pixels,
  }),
  v.strictObject({ kind: v.literal('voice'), src: dataOf('audio', voiceMax), seconds }),
  v.strictObject({ kind: v.literal('call'), isVideo: v.boolean(), seconds }),
]);
export type ChatAttachment = v.InferOutput<typeof chatAttachment>;

const words = text(0, 4_000);
/** The sender's own name for a message: sent twice under one, it is there once. */
const key = text(1, 60);

/** One message. Texts repeat themselves; `key` tells messages apart, also before they are sent. */
export const chatMessage = v.object({
  id,
  key,
  message: v.string(),
  time: instant,
  senderId: id,
  attachment: v.nullable(chatAttachment),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

/** What was said with one contact, the oldest first. */
export const chatLog = v.object({
  id,
  userId: id,
  unseenMsgs: count,
  chat: v.array(chatMessage),
});
export type ChatLog = v.InferOutput<typeof chatLog>;

/** The end of a chat, as a list shows it. */
const lastMessage = v.object({
  message: v.string(),
  time: instant,
  senderId: id,
  kind: v.nullable(v.picklist(['image', 'voice', 'call'])),
});

/** A contact with the state of their chat. */
export const chatWithContact = v.object({
  ...chatContact.entries,
  chat: v.object({ id, unseenMsgs: count, lastMessage: v.nullable(lastMessage) }),
});
export type ChatWithContact = v.InferOutput<typeof chatWithContact>;

const open = { capability: 'public', isRooted: true } as const;
const oneContact = v.object({ contact: chatContact });

/** Every chat, the latest first, every contact by name, and whoever is signed in. */
export const listChats = endpoint.get('/apps/chat/chats-and-contacts', {
  summary: 'The chats, the contacts and the profile of the template’s chat.',
  ...open,
  returns: v.object({
    chatsContacts: v.array(chatWithContact),
    contacts: v.array(chatContact),
    profileUser: chatProfile,
  }),
});

/** Whoever is signed in. */
export const getChatProfile = endpoint.get('/apps/chat/users/profile-user', {
  summary: 'Whoever is signed in to the template’s chat.',
  ...open,
  returns: chatProfile,
});

/** One contact and what was said with them, if anything; what was new is seen from here on. */
export const getChat = endpoint.get('/apps/chat/get-chat', {
  summary: 'One chat, by its contact; what was unseen in it is seen then.',
  ...open,
  query: v.strictObject({ id: idParam }),
  returns: v.object({
    chat: v.nullable(chatLog),
    contact: chatContact,
    /** Where the messages begin that had not been seen. */
    firstUnseenId: v.nullable(id),
  }),
  problems: ['notFound'],
});

const sent = v.object({
  newMessageData: chatMessage,
  /** Whose chat it is in. */
  id,
  /** The chat, when this message began it. */
  chat: v.optional(chatLog),
});

/** Sends a message and puts its chat first; the first one to a contact begins the chat. */
export const sendChatMessage = endpoint.post('/apps/chat/send-msg', {
  summary: 'Sends a message.',
  ...open,
  body: v.strictObject({
    obj: v.strictObject({
      contact: v.object({ id }),
      /** Empty only where something is attached. */
      message: words,
      key: v.optional(key),
      attachment: v.optional(v.nullable(chatAttachment), null),
    }),
  }),
  returns: v.object({ response: sent }),
  status: 201,
  problems: ['notFound', 'notAllowedNow'],
});

/**
 * Has a contact of the sample answer, by a script. A real host would push their words; in the demo
 * the screen asks when it is time.
 */
export const hearChatReply = endpoint.post('/apps/chat/hear-reply', {
  summary: 'Has a contact of the sample answer the last message.',
  ...open,
  body: v.strictObject({
    contactId: id,
    /** Whether it is seen as it comes. */
    isSeen: v.boolean(),
  }),
  returns: v.object({ response: sent }),
  status: 201,
  problems: ['notFound', 'notAllowedNow'],
});

/** Changes what one says about oneself. Templates of this kind only change it on the screen. */
export const updateChatProfile = endpoint.post('/apps/chat/update-profile', {
  summary: 'Changes one’s status, the line about oneself and the settings.',
  ...open,
  body: v.strictObject({
    change: v.strictObject({
      about: v.optional(about),
      status: v.optional(status),
      settings: v.optional(settings),
    }),
  }),
  returns: chatProfile,
});

/** Marks a contact: muted, blocked, important, with tags. Templates of this kind draw these and keep nothing. */
export const updateChatContact = endpoint.post('/apps/chat/update-contact', {
  summary: 'Marks a contact.',
  ...open,
  body: v.strictObject({
    id,
    change: v.strictObject({
      tags: v.optional(marks.tags),
      isImportant: v.optional(marks.isImportant),
      isMuted: v.optional(marks.isMuted),
      isBlocked: v.optional(marks.isBlocked),
    }),
  }),
  returns: oneContact,
  problems: ['notFound'],
});

/** Empties a chat; what was in it last can come back. */
export const clearChat = endpoint.post('/apps/chat/clear-chat', {
  summary: 'Empties a chat.',
  ...open,
  body: v.strictObject({ contactId: id }),
  returns: v.object({ chat: v.nullable(chatLog) }),
  problems: ['notFound'],
});

/** Puts back what a chat held when it was emptied, before what was said since. */
export const restoreChat = endpoint.post('/apps/chat/restore-chat', {
  summary: 'Puts back what a chat held.',
  ...open,
  body: v.strictObject({ contactId: id }),
  returns: v.object({ chat: v.nullable(chatLog) }),
  problems: ['notFound'],
});

/** Deletes a contact and their chat; both can come back. */
export const deleteChatContact = endpoint.delete('/apps/chat/delete-contact', {
  summary: 'Deletes a contact and their chat.',
  ...open,
  query: v.strictObject({ id: idParam }),
  returns: oneContact,
  problems: ['notFound'],
});

/** Brings a deleted contact and their chat back. */
export const restoreChatContact = endpoint.post('/apps/chat/restore-contact', {
  summary: 'Brings a deleted contact back.',
  ...open,
  body: v.strictObject({ id }),
  returns: oneContact,
  problems: ['notFound'],
});

/** Tells the house about somebody, and blocks them where that is wished. */
export const reportChatContact = endpoint.post('/apps/chat/report', {
  summary: 'Reports a contact.',
  ...open,
  body: v.strictObject({
    contactId: id,
    reason: v.picklist(chatReasons),
    note: text(0, 500),
    isBlocking: v.boolean(),
  }),
  returns: oneContact,
  status: 201,
  problems: ['notFound'],
});

/** Deletes one's account: all that was said, marked and set is gone. The sample begins anew. */
export const deleteChatProfile = endpoint.delete('/apps/chat/delete-profile', {
  summary: 'Deletes one’s account of the template’s chat.',
  ...open,
  returns: v.object({ isDeleted: v.literal(true) }),
});
