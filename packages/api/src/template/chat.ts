import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, id, idParam, instant, text } from '../fields.ts';

/** The availability of a person, in display order. */
export const chatStatuses = ['online', 'busy', 'away', 'offline'] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** The tags of a contact. */
export const chatTags = ['team', 'supplier', 'guest', 'event', 'urgent'] as const;
export type ChatTag = (typeof chatTags)[number];

/** The reasons for reporting a contact. */
export const chatReasons = ['spam', 'rude', 'fraud', 'other'] as const;
export type ChatReason = (typeof chatReasons)[number];

/** The maximum length of the `about` text. */
export const aboutMax = 120;
/** The maximum size of a picture or a recording in a message, in characters of its `data:` URL. */
export const pictureMax = 300_000;
export const voiceMax = 600_000;

const status = v.picklist(chatStatuses);
const about = text(0, aboutMax);

/** A person in the chat. */
export const chatUser = v.object({
  id,
  fullName: v.string(),
  role: v.string(),
  about: v.string(),
  /** The URL of an image; null to show initials. */
  avatar: v.nullable(v.string()),
  status,
});
export type ChatUser = v.InferOutput<typeof chatUser>;

const marks = {
  tags: v.pipe(v.array(v.picklist(chatTags)), v.maxLength(chatTags.length)),
  isImportant: v.boolean(),
  /** Shown in the list, without notifications. */
  isMuted: v.boolean(),
  /** Messages can be neither sent nor received. */
  isBlocked: v.boolean(),
};

/** A contact in the chat. */
export const chatContact = v.object({
  ...chatUser.entries,
  email: v.string(),
  phone: v.string(),
  /** Their working hours, as free text. */
  hours: v.string(),
  ...marks,
});
export type ChatContact = v.InferOutput<typeof chatContact>;

const settings = v.strictObject({
  isTwoStepAuthVerificationEnabled: v.boolean(),
  isNotificationsOn: v.boolean(),
});

/** The signed-in person. */
export const chatProfile = v.object({ ...chatUser.entries, settings });
export type ChatProfile = v.InferOutput<typeof chatProfile>;

const dataOf = (kind: 'image' | 'audio', most: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^data:${kind}/`), 'Must be a file of the declared type.'),
    v.maxLength(most, 'Exceeds the maximum size.'),
  );
const seconds = v.pipe(count, v.maxValue(600));
const pixels = v.pipe(count, v.minValue(1), v.maxValue(10_000));

/** An attachment of a message, or its content. A call is a missed one. */
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

const messageText = text(0, 4_000);
/** A key that the sender generates. Two messages with the same key are stored once. */
const key = text(1, 60);

/** A message. Texts can repeat; `key` identifies a message, also before it is sent. */
export const chatMessage = v.object({
  id,
  key,
  message: v.string(),
  time: instant,
  senderId: id,
  attachment: v.nullable(chatAttachment),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

/** The messages with one contact, the oldest first. */
export const chatLog = v.object({
  id,
  userId: id,
  unseenMsgs: count,
  chat: v.array(chatMessage),
});
export type ChatLog = v.InferOutput<typeof chatLog>;

/** The last message of a chat, as lists show it. */
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

/**
 * Returns the chats, the latest first, the contacts by name, and the signed-in person's profile.
 */
export const listChats = endpoint.get('/apps/chat/chats-and-contacts', {
  summary: 'Returns the chats, the contacts and the user’s profile.',
  ...open,
  returns: v.object({
    chatsContacts: v.array(chatWithContact),
    contacts: v.array(chatContact),
    profileUser: chatProfile,
  }),
});

/** Returns the profile of the signed-in person. */
export const getChatProfile = endpoint.get('/apps/chat/users/profile-user', {
  summary: 'Returns the profile of the signed-in chat user.',
  ...open,
  returns: chatProfile,
});

/** Returns a contact and their chat, if there is one. Marks its messages as seen. */
export const getChat = endpoint.get('/apps/chat/get-chat', {
  summary: 'Returns the chat with a contact and marks its messages as read.',
  ...open,
  query: v.strictObject({ id: idParam }),
  returns: v.object({
    chat: v.nullable(chatLog),
    contact: chatContact,
    /** The id of the first message that hadn't been seen. */
    firstUnseenId: v.nullable(id),
  }),
  problems: ['notFound'],
});

const sent = v.object({
  newMessageData: chatMessage,
  /** The id of the contact. */
  id,
  /** The chat, if this message started it. */
  chat: v.optional(chatLog),
});

/**
 * Sends a message and moves its chat to the top. The first message to a contact starts the chat.
 */
export const sendChatMessage = endpoint.post('/apps/chat/send-msg', {
  summary: 'Sends a message.',
  ...open,
  body: v.strictObject({
    obj: v.strictObject({
      contact: v.object({ id }),
      /** Can be empty only with an attachment. */
      message: messageText,
      key: v.optional(key),
      attachment: v.optional(v.nullable(chatAttachment), null),
    }),
  }),
  returns: v.object({ response: sent }),
  status: 201,
  problems: ['notFound', 'notAllowedNow'],
});

/**
 * Makes a contact of the sample reply from a script. A real host would push the reply; in the demo,
 * the screen requests it when it is due.
 */
export const hearChatReply = endpoint.post('/apps/chat/hear-reply', {
  summary: 'Makes a sample contact reply to the last message.',
  ...open,
  body: v.strictObject({
    contactId: id,
    /** Whether it is marked as seen immediately. */
    isSeen: v.boolean(),
  }),
  returns: v.object({ response: sent }),
  status: 201,
  problems: ['notFound', 'notAllowedNow'],
});

/**
 * Changes the signed-in person's profile. Other dashboard templates only change it on the screen.
 */
export const updateChatProfile = endpoint.post('/apps/chat/update-profile', {
  summary: 'Updates the user’s status, about text and settings.',
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

/**
 * Changes the state of a contact: muted, blocked, important, tags. Other dashboard templates show
 * these without storing them.
 */
export const updateChatContact = endpoint.post('/apps/chat/update-contact', {
  summary: 'Updates a contact’s tags and flags.',
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

/** Empties a chat. Its messages can be restored. */
export const clearChat = endpoint.post('/apps/chat/clear-chat', {
  summary: 'Clears a chat.',
  ...open,
  body: v.strictObject({ contactId: id }),
  returns: v.object({ chat: v.nullable(chatLog) }),
  problems: ['notFound'],
});

/** Restores the messages of an emptied chat, before those sent since. */
export const restoreChat = endpoint.post('/apps/chat/restore-chat', {
  summary: 'Restores a cleared chat.',
  ...open,
  body: v.strictObject({ contactId: id }),
  returns: v.object({ chat: v.nullable(chatLog) }),
  problems: ['notFound'],
});

/** Deletes a contact and their chat. Both can be restored. */
export const deleteChatContact = endpoint.delete('/apps/chat/delete-contact', {
  summary: 'Deletes a contact and their chat.',
  ...open,
  query: v.strictObject({ id: idParam }),
  returns: oneContact,
  problems: ['notFound'],
});

/** Restores a deleted contact and their chat. */
export const restoreChatContact = endpoint.post('/apps/chat/restore-contact', {
  summary: 'Restores a deleted contact.',
  ...open,
  body: v.strictObject({ id }),
  returns: oneContact,
  problems: ['notFound'],
});

/** Reports a contact, and blocks them if requested. */
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

/** Deletes the signed-in person's account with all messages and settings, and resets the sample. */
export const deleteChatProfile = endpoint.delete('/apps/chat/delete-profile', {
  summary: 'Deletes the user’s chat account.',
  ...open,
  returns: v.object({ isDeleted: v.literal(true) }),
});
