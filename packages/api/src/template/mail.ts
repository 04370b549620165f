import * as v from 'valibot';
import { count, id, instant, text } from '../fields.ts';

/** The folders of a mailbox. */
export const emailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export type EmailFolder = (typeof emailFolders)[number];

/** The folders to choose from. `starred` emails can be in any folder except the trash. */
export const emailPlaces = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const;
export type EmailPlace = (typeof emailPlaces)[number];

/** The labels of an email, in display order. */
export const emailLabels = ['personal', 'company', 'important', 'private'] as const;
export type EmailLabel = (typeof emailLabels)[number];

const address = v.pipe(v.string(), v.maxLength(254), v.email());

/** Whether a text is a valid email address. */
export const isEmailAddress = (text: string): boolean => v.safeParse(address, text).success;

/** A recipient of an email. In a draft, an incomplete address is kept as it is. */
export const emailRecipient = v.strictObject({ name: text(0, 120), email: text(1, 254) });
export type EmailRecipient = v.InferOutput<typeof emailRecipient>;

/** A person with a mailbox. */
export const emailPerson = v.strictObject({
  name: text(1, 120),
  email: text(1, 254),
  /** The URL of an image; null to show initials. */
  avatar: v.nullable(v.pipe(v.string(), v.maxLength(4_000))),
});
export type EmailPerson = v.InferOutput<typeof emailPerson>;

/** The maximum size of all attachments of one email, in bytes. */
export const maxAttached = 2_000_000;

/** An attachment of an email. */
export const emailAttachment = v.strictObject({
  fileName: text(1, 200),
  /** A small preview if it is a picture. */
  thumbnail: v.nullable(v.string()),
  /** Its content as a `data:` URL; '' if it isn't included. */
  url: v.pipe(v.string(), v.regex(/^(data:|$)/, 'Must be a file.'), v.maxLength(maxAttached * 1.4)),
  /** In bytes. */
  size: count,
});
export type EmailAttachment = v.InferOutput<typeof emailAttachment>;

const content = {
  to: v.pipe(v.array(emailRecipient), v.maxLength(100)),
  cc: v.pipe(v.array(emailRecipient), v.maxLength(100)),
  bcc: v.pipe(v.array(emailRecipient), v.maxLength(100)),
  subject: text(0, 200),
  /** HTML from an untrusted source. Nothing in it may run or load. */
  message: v.pipe(v.string(), v.maxLength(200_000)),
  attachments: v.pipe(
    v.array(emailAttachment),
    v.maxLength(20),
    v.check(
      (all) => all.reduce((sum, { size }) => sum + size, 0) <= maxAttached,
      'Exceeds the maximum size.',
    ),
  ),
};

const labels = v.pipe(v.array(v.picklist(emailLabels)), v.maxLength(emailLabels.length));
const repliesTo = v.nullable(id);

/** A message of a conversation. */
export const emailMessage = v.strictObject({ id, from: emailPerson, ...content, time: instant });
export type EmailMessage = v.InferOutput<typeof emailMessage>;

/** An email in a mailbox, with the other messages of its conversation. */
export const email = v.strictObject({
  ...emailMessage.entries,
  isStarred: v.boolean(),
  labels,
  /** The other messages of its conversation, the oldest first. */
  replies: v.array(emailMessage),
  folder: v.picklist(emailFolders),
  isRead: v.boolean(),
  /** The email that it replies to or forwards. */
  repliesTo,
  /** When it will be sent; set for a scheduled draft. */
  sendAt: v.nullable(instant),
});
export type Email = v.InferOutput<typeof email>;

/** The content of a new email. */
export const writtenEmail = v.strictObject({ ...content, labels, repliesTo });
export type WrittenEmail = v.InferOutput<typeof writtenEmail>;
