import * as v from 'valibot';
import { count, id, instant, text } from '../fields.ts';

/** Where a mail is. */
export const emailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export type EmailFolder = (typeof emailFolders)[number];

/** What is offered as a folder: `starred` ones are in any but the trash. */
export const emailPlaces = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const;
export type EmailPlace = (typeof emailPlaces)[number];

/** What a mail can be marked with, in the order in which the marks are offered. */
export const emailLabels = ['personal', 'company', 'important', 'private'] as const;
export type EmailLabel = (typeof emailLabels)[number];

const address = v.pipe(v.string(), v.maxLength(254), v.email());

/** Whether a mail could reach it. */
export const isEmailAddress = (text: string): boolean => v.safeParse(address, text).success;

/** Somebody a mail is for. What is half written stays as it is in a draft. */
export const emailRecipient = v.strictObject({ name: text(0, 120), email: text(1, 254) });
export type EmailRecipient = v.InferOutput<typeof emailRecipient>;

/** Somebody with a mailbox. */
export const emailPerson = v.strictObject({
  name: text(1, 120),
  email: text(1, 254),
  /** An address for an image; without one, initials stand in. */
  avatar: v.nullable(v.pipe(v.string(), v.maxLength(4_000))),
});
export type EmailPerson = v.InferOutput<typeof emailPerson>;

/** Bytes that all attachments of one mail may have. */
export const mostAttached = 2_000_000;

/** A file that comes with a mail. */
export const emailAttachment = v.strictObject({
  fileName: text(1, 200),
  /** A small picture of it, if it is one. */
  thumbnail: v.nullable(v.string()),
  /** Its content as a `data:` address; empty where it is not there. */
  url: v.pipe(v.string(), v.regex(/^(data:|$)/, 'Is not a file.'), v.maxLength(mostAttached * 1.4)),
  /** Bytes. */
  size: count,
});
export type EmailAttachment = v.InferOutput<typeof emailAttachment>;

const said = {
  to: v.pipe(v.array(emailRecipient), v.maxLength(100)),
  cc: v.pipe(v.array(emailRecipient), v.maxLength(100)),
  bcc: v.pipe(v.array(emailRecipient), v.maxLength(100)),
  subject: text(0, 200),
  /** HTML from anywhere: nothing in it may run or load. */
  message: v.pipe(v.string(), v.maxLength(200_000)),
  attachments: v.pipe(
    v.array(emailAttachment),
    v.maxLength(20),
    v.check((all) => all.reduce((sum, { size }) => sum + size, 0) <= mostAttached, 'Is too large.'),
  ),
};

const labels = v.pipe(v.array(v.picklist(emailLabels)), v.maxLength(emailLabels.length));
const repliesTo = v.nullable(id);

/** One message of a conversation. */
export const emailMessage = v.strictObject({ id, from: emailPerson, ...said, time: instant });
export type EmailMessage = v.InferOutput<typeof emailMessage>;

/** A mail in a mailbox, with the other messages of its conversation. */
export const email = v.strictObject({
  ...emailMessage.entries,
  isStarred: v.boolean(),
  labels,
  /** The others of its conversation, the oldest first. */
  replies: v.array(emailMessage),
  folder: v.picklist(emailFolders),
  isRead: v.boolean(),
  /** The mail that it answers or passes on. */
  repliesTo,
  /** When it is to be sent: a draft that waits. */
  sendAt: v.nullable(instant),
});
export type Email = v.InferOutput<typeof email>;

/** What somebody writes. */
export const writtenEmail = v.strictObject({ ...said, labels, repliesTo });
export type WrittenEmail = v.InferOutput<typeof writtenEmail>;
