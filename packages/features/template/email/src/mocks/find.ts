import { matchesSearch } from '@servery/domain/search';
import type { Parsed } from '@servery/api';
import type { Email, listEmailIds } from '@servery/api/template';
import { allEmails } from './book.ts';

export type EmailQuery = Parsed<typeof listEmailIds>['query'];

const isHere =
  ({ folder, label }: EmailQuery) =>
  (mail: Email): boolean => {
    if (label && !mail.labels.includes(label)) return false;
    if (folder === 'starred') return mail.isStarred && mail.folder !== 'trash';
    if (folder === '' && label) return mail.folder !== 'trash' && mail.folder !== 'spam';
    return mail.folder === (folder || 'inbox');
  };

/** The search matches the recipients of the user's own emails, and the sender of others. */
const partners = ({ folder, from, to }: Email) =>
  folder === 'sent' || folder === 'draft' ? to : [from];

/** Returns the emails of a view, newest first. */
export function find(query: EmailQuery): Email[] {
  const found = allEmails().filter(isHere(query));
  if (query.q === '') return found;
  return found.filter(
    (mail) =>
      matchesSearch(query.q, mail.subject) ||
      partners(mail).some(({ name, email }) => matchesSearch(query.q, name, email)),
  );
}

/** Returns the numbers of unread emails in the inbox and in spam, and of drafts. */
export function counts() {
  const sum = { inbox: 0, spam: 0, draft: 0 };
  for (const { folder, isRead } of allEmails()) {
    if (folder === 'draft') sum.draft += 1;
    else if (!isRead && (folder === 'inbox' || folder === 'spam')) sum[folder] += 1;
  }
  return sum;
}
