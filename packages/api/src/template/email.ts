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

/** Which mails: those of a folder, else of a label, else the inbox; of these, those that are searched for. */
const view = {
  /** Part of a sender's name or address, or of a subject; in what one wrote oneself, of a recipient's. */
  q: v.optional(text(0, 100), ''),
  folder: v.optional(v.picklist(['', ...emailPlaces]), ''),
  label: v.optional(v.picklist(['', ...emailLabels]), ''),
};

/** The mails of a view, the newest first. Without `limit` they are all of them; a list that scrolls asks for what it shows. */
export const listEmails = endpoint.get('/apps/email/emails', {
  summary: 'Mails of the template’s mailbox, those of one folder or one label.',
  ...rooted,
  query: v.strictObject({
    ...view,
    offset: v.optional(wholeParam(0, 10_000_000), 0),
    limit: v.optional(wholeParam(1, 500)),
  }),
  returns: v.object({
    /** Whole, but for the `url` of attachments: that comes with the mail alone. */
    emails: v.array(email),
    emailsMeta: v.object({
      /** Unread ones. */
      inbox: count,
      spam: count,
      /** All of them. */
      draft: count,
      /** Whose mailbox it is: the address. */
      me: v.string(),
      /** How many the view has, and how many of them stand before the first one here. */
      total: count,
      offset: count,
    }),
  }),
});

/** Which mails a view has: whoever marks all of ten thousand needs no more of them than this. */
export const listEmailIds = endpoint.get('/apps/email/email-ids', {
  summary: 'The numbers of all mails of a folder or a label.',
  ...rooted,
  query: v.strictObject(view),
  returns: v.object({ ids: v.array(id) }),
});

/** Who one writes to, and who one is. */
export const listEmailPeople = endpoint.get('/apps/email/people', {
  summary: 'People to write to.',
  ...rooted,
  returns: v.object({ me: emailPerson, people: v.array(emailPerson) }),
});

/** Whoever marks more sends them in pieces: no list in a body is longer. */
export const mostEmailIds = 1_000;
const emailIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostEmailIds));

/** What a move or a mark changed, as it was before: what undoing it sends back. */
const before = v.object({
  id,
  folder: email.entries.folder,
  isRead: v.boolean(),
  isStarred: v.boolean(),
});
export type EmailBefore = v.InferOutput<typeof before>;

/** Moves mails, marks them as read or unread, stars them. All of them or, where one is not there, none. */
export const updateEmails = endpoint.post('/apps/email/update-emails', {
  summary: 'Moves and marks mails.',
  ...rooted,
  body: v.strictObject({
    emailIds,
    dataToUpdate: v.pipe(
      v.strictObject({
        folder: v.optional(email.entries.folder),
        isRead: v.optional(v.boolean()),
        isStarred: v.optional(v.boolean()),
      }),
      v.check((change) => Object.keys(change).length > 0, 'Changes nothing.'),
    ),
  }),
  returns: v.object({ before: v.array(before) }),
  problems: ['notFound'],
});

/** Deletes mails of the trash for ever: all of them or, where one is not there or not in the trash, none. */
export const deleteEmails = endpoint.post('/apps/email/delete-emails', {
  summary: 'Deletes mails of the trash for ever.',
  ...rooted,
  body: v.strictObject({ emailIds }),
  returns: v.object({ ids: v.array(id) }),
  problems: ['notFound', 'notAllowedNow'],
});

/** Gives mails a label, or takes it from them where every one has it already; `isOn` says which of both. */
export const toggleEmailLabel = endpoint.post('/apps/email/update-emails-label', {
  summary: 'Puts a label on mails, or takes it off.',
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
  /** Whether one stands above it in the view, and whether one stands below. */
  hasPreviousMail: v.boolean(),
  hasNextMail: v.boolean(),
});
export type OpenedEmail = v.InferOutput<typeof opened>;

/** One mail with everything in it, between its neighbours of a view; those of its own folder when none is named. */
export const getEmail = endpoint.get('/apps/email/get-email', {
  summary: 'One mail, and whether it has neighbours.',
  ...rooted,
  query: v.strictObject({ ...view, id: idParam }),
  returns: opened,
  problems: ['notFound'],
});

/** The mail above (`previous`) or below (`next`) another one, as the view's list shows them. */
export const paginateEmail = endpoint.get('/apps/email/paginate-email', {
  summary: 'The mail before or after another one.',
  ...rooted,
  query: v.strictObject({ ...view, dir: v.picklist(['previous', 'next']), emailId: idParam }),
  returns: opened,
  problems: ['notFound'],
});

/** Keeps what somebody writes: a new draft, or their own with this number as it is now. With a time it waits to be sent then, else it does not. */
export const saveEmailDraft = endpoint.post('/apps/email/save-draft', {
  summary: 'Keeps a draft.',
  ...rooted,
  body: v.strictObject({
    id: v.nullable(id),
    email: writtenEmail,
    sendAt: v.optional(v.nullable(instant), null),
  }),
  returns: v.object({ email }),
  problems: ['notFound'],
});

/** Sends what was written, at once or at a time that is still to come: until then it stays among the drafts. Its draft is gone. */
export const sendEmail = endpoint.post('/apps/email/send-email', {
  summary: 'Sends a mail, now or later.',
  ...rooted,
  body: v.strictObject({
    id: v.nullable(id),
    email: v.pipe(
      writtenEmail,
      v.check(({ to, cc, bcc }) => to.length + cc.length + bcc.length > 0, 'Is for nobody.'),
      v.check(
        ({ to, cc, bcc }) => [...to, ...cc, ...bcc].every((one) => isEmailAddress(one.email)),
        'Is for an address that cannot be.',
      ),
    ),
    sendAt: v.nullable(instant),
  }),
  returns: v.object({ email }),
  status: 201,
  problems: ['notFound'],
});
