import { searchKey } from '@servery/domain/search';
import type { Parsed } from '@servery/api';
import type { Email, listEmailIds } from '@servery/api/template';
import { allEmails } from './book.ts';

export type EmailsAsked = Parsed<typeof listEmailIds>['query'];

const isHere =
  ({ folder, label }: EmailsAsked) =>
  (mail: Email): boolean => {
    if (label && !mail.labels.includes(label)) return false;
    if (folder === 'starred') return mail.isStarred && mail.folder !== 'trash';
    if (folder === '' && label) return mail.folder !== 'trash' && mail.folder !== 'spam';
    return mail.folder === (folder || 'inbox');
  };

/** Of what one wrote oneself the sender says nothing: there the recipients count. */
const partners = ({ folder, from, to }: Email) =>
  folder === 'sent' || folder === 'draft' ? to : [from];

/** The mails of a view, the newest first. */
export function find(asked: EmailsAsked): Email[] {
  const found = allEmails().filter(isHere(asked));
  const wanted = searchKey(asked.q);
  if (!wanted) return found;
  return found.filter(
    (mail) =>
      searchKey(mail.subject).includes(wanted) ||
      partners(mail).some(
        ({ name, email }) =>
          searchKey(name).includes(wanted) || email.toLowerCase().includes(wanted),
      ),
  );
}

/** How many mails have not been read, and how many are being written. */
export function counts() {
  const sum = { inbox: 0, spam: 0, draft: 0 };
  for (const { folder, isRead } of allEmails()) {
    if (folder === 'draft') sum.draft += 1;
    else if (!isRead && (folder === 'inbox' || folder === 'spam')) sum[folder] += 1;
  }
  return sum;
}
