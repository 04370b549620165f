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
  // The original may have been permanently deleted.
  if (!answered) return [];
  return [...answered.replies, messageOf(answered)].toSorted((one, other) =>
    one.time < other.time ? -1 : 1,
  );
};

/** Adds a message to the conversation that it answers, or removes it. */
function thread(answered: number | null, id: number, message: EmailMessage | null): void {
  const first = answered === null ? undefined : emailWith(answered);
  if (!first) return;
  const others = first.replies.filter((one) => one.id !== id);
  const replies = message ? [...others, message] : others;
  changeEmails(new Map([[first.id, { replies }]]));
}

/**
 * Saves a draft under its id, or a new one. A sent or scheduled message becomes a draft again.
 * @throws `notFound` for an email of another sender
 */
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

/** Sends or schedules a message. A sent message is added to the conversation that it answers. */
export function send(id: number | null, written: WrittenEmail, sendAt: string | null): Email {
  const isLater = sendAt !== null && sendAt > new Date().toISOString();
  const draft = saveDraft(id, written, isLater ? sendAt : null);
  if (isLater) return draft;
  const sent = write(lighten({ ...draft, folder: 'sent' }));
  thread(written.repliesTo, sent.id, messageOf(sent));
  return withFiles(sent);
}
