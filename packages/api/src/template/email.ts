import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, id, idParam, instant, text, wholeParam } from '../fields.ts';
import {
  email,
  isEmailAddress,
  emailLabels,
  emailPerson,
  emailPlaces,
  writtenEmail,
} from './mail.ts';

const rooted = { capability: 'public', isRooted: true } as const;

/**
 * The emails of a view: those of a folder, else of a label, else of the inbox, filtered by the
 * search.
 */
const view = {
  /**
   * Matches part of a sender's name or address, or of a subject; in sent emails, of a recipient's.
   */
  q: v.optional(text(0, 100), ''),
  folder: v.optional(v.picklist(['', ...emailPlaces]), ''),
  label: v.optional(v.picklist(['', ...emailLabels]), ''),
};

/**
 * Lists the emails of a view, the newest first. Without `limit`, returns all of them; a scrolling
 * list requests only what it shows.
 */
export const listEmails = endpoint.get('/apps/email/emails', {
  summary: 'Lists the emails of a folder or label.',
  ...rooted,
  query: v.strictObject({
    ...view,
    offset: v.optional(wholeParam(0, 10_000_000), 0),
    limit: v.optional(wholeParam(1, 500)),
  }),
  returns: v.object({
    /** Complete except for the `url` of attachments, which only `getEmail` returns. */
    emails: v.array(email),
    emailsMeta: v.object({
      /** The number of unread emails. */
      inbox: count,
      spam: count,
      /** The number of all emails. */
      draft: count,
      /** The email address of the mailbox. */
      me: v.string(),
      /** The number of emails in the view, and the number of those before the first one here. */
      total: count,
      offset: count,
    }),
  }),
});

/** Lists the ids of the emails in a view, which is enough to select all of ten thousand. */
export const listEmailIds = endpoint.get('/apps/email/email-ids', {
  summary: 'Lists the ids of all emails in a folder or label.',
  ...rooted,
  query: v.strictObject(view),
  returns: v.object({ ids: v.array(id) }),
});

/** Lists the people to write to, and the signed-in person. */
export const listEmailPeople = endpoint.get('/apps/email/people', {
  summary: 'Lists the people who can receive an email.',
  ...rooted,
  returns: v.object({ me: emailPerson, people: v.array(emailPerson) }),
});

/** The maximum number of ids in a request. Longer selections are sent in parts. */
export const maxEmailIds = 1_000;
const emailIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(maxEmailIds));

/** The state before a move or a mark, which is sent back to undo it. */
const before = v.object({
  id,
  folder: email.entries.folder,
  isRead: v.boolean(),
  isStarred: v.boolean(),
});
export type EmailBefore = v.InferOutput<typeof before>;

/**
 * Moves emails, marks them as read or unread, or stars them: all of them, or none if one doesn't
 * exist.
 */
export const updateEmails = endpoint.post('/apps/email/update-emails', {
  summary: 'Moves emails and updates their flags.',
  ...rooted,
  body: v.strictObject({
    emailIds,
    dataToUpdate: v.pipe(
      v.strictObject({
        folder: v.optional(email.entries.folder),
        isRead: v.optional(v.boolean()),
        isStarred: v.optional(v.boolean()),
      }),
      v.check((change) => Object.keys(change).length > 0, 'Must include at least one change.'),
    ),
  }),
  returns: v.object({ before: v.array(before) }),
  problems: ['notFound'],
});

/**
 * Permanently deletes emails in the trash: all of them, or none if one doesn't exist or isn't in
 * the trash.
 */
export const deleteEmails = endpoint.post('/apps/email/delete-emails', {
  summary: 'Permanently deletes emails from the trash.',
  ...rooted,
  body: v.strictObject({ emailIds }),
  returns: v.object({ ids: v.array(id) }),
  problems: ['notFound', 'notAllowedNow'],
});

/**
 * Adds a label to emails, or removes it if all of them have it. `isOn` sets explicitly which of the
 * two.
 */
export const toggleEmailLabel = endpoint.post('/apps/email/update-emails-label', {
  summary: 'Adds a label to emails or removes it.',
  ...rooted,
  body: v.strictObject({
    emailIds,
    label: v.picklist(emailLabels),
    isOn: v.optional(v.boolean()),
  }),
  returns: v.object({
    emails: v.array(v.object({ id, labels: email.entries.labels })),
  }),
  problems: ['notFound'],
});

const opened = v.object({
  ...email.entries,
  /** Whether there is an email above it in the view, and one below it. */
  hasPreviousMail: v.boolean(),
  hasNextMail: v.boolean(),
});
export type OpenedEmail = v.InferOutput<typeof opened>;

/**
 * Returns an email with its full content, and whether it has neighbours in a view. The view
 * defaults to the email's own folder.
 */
export const getEmail = endpoint.get('/apps/email/get-email', {
  summary: 'Returns an email and whether it has a previous and a next one.',
  ...rooted,
  query: v.strictObject({ ...view, id: idParam }),
  returns: opened,
  problems: ['notFound'],
});

/** Returns the email above (`previous`) or below (`next`) another one, in the order of the view. */
export const paginateEmail = endpoint.get('/apps/email/paginate-email', {
  summary: 'Returns the email before or after another.',
  ...rooted,
  query: v.strictObject({ ...view, dir: v.picklist(['previous', 'next']), emailId: idParam }),
  returns: opened,
  problems: ['notFound'],
});

/**
 * Stores a draft: a new one, or the existing one with this id. With `sendAt`, it is scheduled to be
 * sent; otherwise it isn't.
 */
export const saveEmailDraft = endpoint.post('/apps/email/save-draft', {
  summary: 'Saves a draft.',
  ...rooted,
  body: v.strictObject({
    id: v.nullable(id),
    email: writtenEmail,
    sendAt: v.optional(v.nullable(instant), null),
  }),
  returns: v.object({ email }),
  problems: ['notFound'],
});

/** Sends an email and deletes its draft. With a future `sendAt`, it stays a draft until then. */
export const sendEmail = endpoint.post('/apps/email/send-email', {
  summary: 'Sends an email, now or later.',
  ...rooted,
  body: v.strictObject({
    id: v.nullable(id),
    email: v.pipe(
      writtenEmail,
      v.check(
        ({ to, cc, bcc }) => to.length + cc.length + bcc.length > 0,
        'Must have at least one recipient.',
      ),
      v.check(
        ({ to, cc, bcc }) => [...to, ...cc, ...bcc].every((one) => isEmailAddress(one.email)),
        'Recipients must have valid email addresses.',
      ),
    ),
    sendAt: v.nullable(instant),
  }),
  returns: v.object({ email }),
  status: 201,
  problems: ['notFound'],
});
