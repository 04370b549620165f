import type { Email, EmailAttachment } from '@servery/api/template';

/**
 * Longest file URL that's stored, in characters. Larger files stay in memory until the page
 * reloads, because browser storage is small.
 */
const maxStored = 20_000;

const held = new Map<string, string>();
const keyOf = (id: number, place: number) => `${id} ${place}`;

/**
 * Returns an email that can be stored, without the content of large files, which is kept in memory.
 */
export function lighten(mail: Email): Email {
  const attachments = mail.attachments.map((one, place): EmailAttachment => {
    if (one.url.length <= maxStored) return one;
    held.set(keyOf(mail.id, place), one.url);
    const thumbnail = one.thumbnail && one.thumbnail.length <= maxStored ? one.thumbnail : null;
    return { ...one, url: '', thumbnail };
  });
  return { ...mail, attachments };
}

/** Returns an email with the content of its files, as far as it's still in memory. */
export const withFiles = (mail: Email): Email => ({
  ...mail,
  attachments: mail.attachments.map((one, place) => ({
    ...one,
    url: one.url || (held.get(keyOf(mail.id, place)) ?? ''),
  })),
});

/** Returns an email for a list, without the content of its files. */
export const withoutFiles = (mail: Email): Email =>
  mail.attachments.length === 0
    ? mail
    : { ...mail, attachments: mail.attachments.map((one) => ({ ...one, url: '' })) };

/** Clears all files from memory. */
export const dropFiles = (): void => held.clear();
