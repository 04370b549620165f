import { Problem } from '@servery/api';
import type { Email, EmailMessage, WrittenEmail } from '@servery/api/template';
import { changeEmails, emailOf, emailWith, nextId, write } from './book.ts';
import { lighten, withFiles } from './held.ts';
import { me } from './people.ts';

const messageOf = ({
  isStarred: _isStarred,
  labels: _labels,
  replies: _replies,
  folder: _folder,
  isRead: _isRead,
  repliesTo: _repliesTo,
  sendAt: _sendAt,
  ...message
}: Email): EmailMessage => message;

const threadOf = (id: number | null): EmailMessage[] => {
  if (id === null) return [];
  const answered = emailWith(id);
  // What was answered may have been deleted for ever meanwhile.
  if (!answered) return [];
  return [...answered.replies, messageOf(answered)].toSorted((one, other) =>
    one.time < other.time ? -1 : 1,
  );
};

/** Puts a message into the conversation that it answers, or takes it out again. */
function thread(answered: number | null, id: number, message: EmailMessage | null): void {
  const first = answered === null ? undefined : emailWith(answered);
  if (!first) return;
  const others = first.replies.filter((one) => one.id !== id);
  const replies = message ? [...others, message] : others;
  changeEmails(new Map([[first.id, { replies }]]));
}

/** Keeps what is being written: under its number, or a new one. What was sent or waited to be is a draft again. */
export function saveDraft(id: number | null, written: WrittenEmail, sendAt: string | null): Email {
  const old = id === null ? null : emailOf(id);
  if (old && old.from.email !== me.email) throw new Problem('notFound');
  if (old?.folder === 'sent') thread(written.repliesTo, old.id, null);
  const mail: Email = {
    ...written,
    id: old?.id ?? nextId(),
    from: me,
    time: new Date().toISOString(),
    folder: 'draft',
    isRead: true,
    isStarred: old?.isStarred ?? false,
    replies: threadOf(written.repliesTo),
    sendAt,
  };
  return withFiles(write(lighten(mail)));
}

/** Sends what was written; what it answers has it in its conversation from then on. */
export function send(id: number | null, written: WrittenEmail, sendAt: string | null): Email {
  const isLater = sendAt !== null && sendAt > new Date().toISOString();
  const draft = saveDraft(id, written, isLater ? sendAt : null);
  if (isLater) return draft;
  const sent = write(lighten({ ...draft, folder: 'sent' }));
  thread(written.repliesTo, sent.id, messageOf(sent));
  return withFiles(sent);
}
