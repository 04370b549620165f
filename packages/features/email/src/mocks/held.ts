import type { Email, EmailAttachment } from '@servery/api/template';

/** A file that is larger is not written to the browser's shelf, which is small: it lives until the page is loaded anew. */
const mostKept = 20_000;

const held = new Map<string, string>();
const keyOf = (id: number, place: number) => `${id} ${place}`;

/** A mail as it can be kept: without the content of large files, which is held here. */
export function lighten(mail: Email): Email {
  const attachments = mail.attachments.map((one, place): EmailAttachment => {
    if (one.url.length <= mostKept) return one;
    held.set(keyOf(mail.id, place), one.url);
    const thumbnail = one.thumbnail && one.thumbnail.length <= mostKept ? one.thumbnail : null;
    return { ...one, url: '', thumbnail };
  });
  return { ...mail, attachments };
}

/** A mail with the content of its files, as far as it is still there. */
export const withFiles = (mail: Email): Email => ({
  ...mail,
  attachments: mail.attachments.map((one, place) => ({
    ...one,
    url: one.url || (held.get(keyOf(mail.id, place)) ?? ''),
  })),
});

/** A mail as a list needs it: without what is in its files. */
export const withoutFiles = (mail: Email): Email =>
  mail.attachments.length === 0
    ? mail
    : { ...mail, attachments: mail.attachments.map((one) => ({ ...one, url: '' })) };

/** Forgets every file. */
export const dropFiles = (): void => held.clear();
