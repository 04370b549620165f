import { Problem } from '@servery/api';
import { createRowStore } from '@servery/api/mocks';
import type { Email } from '@servery/api/template';
import { makeEmails } from './makeEmails.ts';

/** Changes to a sample email. Only these are stored, not the bodies of ten thousand emails. */
export type EmailChange = Partial<
  Pick<Email, 'folder' | 'isRead' | 'isStarred' | 'labels' | 'replies'> & {
    /** Permanently deleted. */
    isGone: true;
  }
>;

interface Rows {
  count: number;
  /** The creation time of the sample, in epoch milliseconds; its dates end there. */
  now: number;
  changes: Record<number, EmailChange>;
  /** Emails written by the visitor, complete except for large files. */
  written: Email[];
}

const sizes = { usual: 26, none: 0, many: 10_000 };

const book = createRowStore<Rows>('email', (amount) => ({
  count: sizes[amount],
  now: Date.now(),
  changes: {},
  written: [],
}));

const newestFirst = (one: Email, other: Email) =>
  one.time === other.time ? other.id - one.id : one.time < other.time ? 1 : -1;

const whole = new WeakMap<Rows, Map<number, Email>>();
const ordered = new WeakMap<Map<number, Email>, readonly Email[]>();

function mailbox(rows: Rows): Map<number, Email> {
  const known = whole.get(rows);
  if (known) return known;
  const made = makeEmails(rows.count, rows.now)
    .filter(({ id }) => !rows.changes[id]?.isGone)
    .map((one) => ({ ...one, ...rows.changes[one.id] }));
  const all = new Map([...rows.written, ...made].map((one) => [one.id, one]));
  whole.set(rows, all);
  return all;
}

/** Sends scheduled drafts that are due. */
function sendDue(all: Map<number, Email>): void {
  const now = new Date().toISOString();
  for (const one of book.read().written)
    if (one.folder === 'draft' && one.sendAt && one.sendAt <= now)
      write({ ...one, folder: 'sent', time: one.sendAt, sendAt: null }, all);
}

/** Returns all emails, newest first. Sends due drafts first. */
export function allEmails(): readonly Email[] {
  const all = mailbox(book.read());
  sendDue(all);
  const sorted = ordered.get(all) ?? [...all.values()].toSorted(newestFirst);
  ordered.set(all, sorted);
  return sorted;
}

/** Returns an email by id, or undefined. */
export function emailWith(id: number): Email | undefined {
  const all = mailbox(book.read());
  sendDue(all);
  return all.get(id);
}

/**
 * Returns an email by id.
 * @throws `notFound` if there's none
 */
export function emailOf(id: number): Email {
  const found = emailWith(id);
  if (!found) throw new Problem('notFound');
  return found;
}

/** Applies a change to each of the given emails. */
export function changeEmails(changes: ReadonlyMap<number, EmailChange>): void {
  const all = mailbox(book.read());
  book.change((rows) => {
    const own = new Map(rows.written.map((one, place) => [one.id, place]));
    for (const [id, change] of changes) {
      const next = { ...emailOf(id), ...change };
      all.set(id, next);
      const place = own.get(id);
      if (place === undefined) rows.changes[id] = { ...rows.changes[id], ...change };
      else rows.written[place] = next;
    }
  });
  ordered.delete(all);
}

/** Permanently removes emails. */
export function removeEmails(ids: readonly number[]): void {
  const all = mailbox(book.read());
  book.change((rows) => {
    const own = new Set(rows.written.map(({ id }) => id));
    for (const id of ids) {
      all.delete(id);
      if (!own.has(id)) rows.changes[id] = { isGone: true };
    }
    rows.written = rows.written.filter(({ id }) => all.has(id));
  });
  ordered.delete(all);
}

/** Stores an email written by the visitor, replacing the one with its id. */
export function write(mail: Email, all = mailbox(book.read())): Email {
  book.change(({ written }) => {
    const place = written.findIndex(({ id }) => id === mail.id);
    if (place === -1) written.push(mail);
    else written[place] = mail;
  });
  all.set(mail.id, mail);
  ordered.delete(all);
  return mail;
}

/** Returns an unused id. */
export const nextId = (): number => allEmails().reduce((most, { id }) => Math.max(most, id), 0) + 1;

/** Resets the mailbox to the sample. */
export const resetEmails = (): void => book.reset();
