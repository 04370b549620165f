import { Problem, type Parsed } from '@servery/api';
import { templateAnswer } from '@servery/api/mocks';
import {
  deleteEmails,
  getEmail,
  listEmailIds,
  listEmailPeople,
  listEmails,
  paginateEmail,
  saveEmailDraft,
  sendEmail,
  toggleEmailLabel,
  updateEmails,
} from '@servery/api/template';
import { changeEmails, emailOf, removeEmails } from './book.ts';
import { saveDraft, send } from './compose.ts';
import { counts, find, type EmailQuery } from './find.ts';
import { withFiles, withoutFiles } from './held.ts';
import { addressBook, me } from './people.ts';

/** Returns the view that defines the neighbours of an email: the given one, or else its folder. */
const around = ({ folder, label, q }: EmailQuery, id: number): EmailQuery =>
  folder || label ? { folder, label, q } : { folder: emailOf(id).folder, label, q };

function opened(id: number, emailQuery: EmailQuery) {
  const mail = withFiles(emailOf(id));
  const beside = find(around(emailQuery, id));
  const place = beside.findIndex((one) => one.id === id);
  return {
    ...mail,
    hasPreviousMail: place > 0,
    hasNextMail: place !== -1 && place < beside.length - 1,
  };
}

function neighbour({ dir, emailId, ...emailQuery }: Parsed<typeof paginateEmail>['query']) {
  const beside = find(around(emailQuery, emailId));
  const place = beside.findIndex(({ id }) => id === emailId);
  const found = place === -1 ? undefined : beside[place + (dir === 'next' ? 1 : -1)];
  if (!found) throw new Problem('notFound');
  return opened(found.id, emailQuery);
}

/** Mock handlers, one per email endpoint. */
export const emailHandlers = [
  templateAnswer(listEmails, ({ query: { offset, limit, ...emailQuery } }) => {
    const found = find(emailQuery);
    return {
      emails: found.slice(offset, limit && offset + limit).map(withoutFiles),
      emailsMeta: { ...counts(), me: me.email, total: found.length, offset },
    };
  }),
  templateAnswer(listEmailIds, ({ query }) => ({ ids: find(query).map(({ id }) => id) })),
  templateAnswer(listEmailPeople, () => ({ me, people: [...addressBook] })),
  templateAnswer(updateEmails, ({ body: { emailIds, dataToUpdate } }) => {
    const before = emailIds.map(emailOf).map(({ id, folder, isRead, isStarred }) => ({
      id,
      folder,
      isRead,
      isStarred,
    }));
    changeEmails(new Map(emailIds.map((id) => [id, dataToUpdate])));
    return { before };
  }),
  templateAnswer(deleteEmails, ({ body: { emailIds } }) => {
    if (!emailIds.map(emailOf).every(({ folder }) => folder === 'trash'))
      throw new Problem('notAllowedNow');
    removeEmails(emailIds);
    return { ids: emailIds };
  }),
  templateAnswer(toggleEmailLabel, ({ body: { emailIds, label, isOn } }) => {
    const mails = emailIds.map(emailOf);
    const goesOn = isOn ?? !mails.every(({ labels }) => labels.includes(label));
    const emails = mails.map(({ id, labels }) => ({
      id,
      labels: [...labels.filter((one) => one !== label), ...(goesOn ? [label] : [])],
    }));
    changeEmails(new Map(emails.map(({ id, labels }) => [id, { labels }])));
    return { emails };
  }),
  templateAnswer(getEmail, ({ query: { id, ...emailQuery } }) => opened(id, emailQuery)),
  templateAnswer(paginateEmail, ({ query }) => neighbour(query)),
  templateAnswer(saveEmailDraft, ({ body: { id, email, sendAt } }) => ({
    email: saveDraft(id, email, sendAt),
  })),
  templateAnswer(sendEmail, ({ body: { id, email, sendAt } }) => ({
    email: send(id, email, sendAt),
  })),
];
