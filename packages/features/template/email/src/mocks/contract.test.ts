import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import {
  deleteEmails,
  emailLabels,
  emailPlaces,
  getEmail,
  listEmailIds,
  listEmailPeople,
  listEmails,
  maxEmailIds,
  paginateEmail,
  saveEmailDraft,
  sendEmail,
  toggleEmailLabel,
  updateEmails,
  type WrittenEmail,
} from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { emailHandlers } from './handlers.ts';
import { emailMocks } from './index.ts';

/** Stand-in for `localStorage`, hoisted because the sample looks for it when it's imported. */
const storage = vi.hoisted(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  return texts;
});

const baseURL = 'http://sample.test/api';
const server = setupServer(...emailHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  setScenario('usual');
  emailMocks.reset();
});

const { call } = createClient({ baseURL });
type Query = Parameters<typeof call<typeof listEmails>>[1]['query'];
const list = (query: Query = {}) => call(listEmails, { query });
const mails = async (query: Query = {}) => (await list(query)).emails;
const subjects = async (query: Query = {}) => (await mails(query)).map(({ subject }) => subject);
const idOf = async (subject: string, query: Query = {}) =>
  (await mails(query)).find((one) => one.subject.startsWith(subject))!.id;
const open = (id: number, query: Query = {}) => call(getEmail, { query: { ...query, id } });
const step = (emailId: number, dir: 'previous' | 'next', query: Query = {}) =>
  call(paginateEmail, { query: { ...query, dir, emailId } });
const notFound = { status: 404 };

const written: WrittenEmail = {
  to: [{ name: 'Mei Lin Tan', email: 'mei.lin.tan@example.com' }],
  cc: [],
  bcc: [],
  subject: 'The two invoices',
  message: '<p>Found them, under the till.</p>',
  attachments: [],
  labels: ['company'],
  repliesTo: null,
};
const send = (
  id: number | null = null,
  part: Partial<WrittenEmail> = {},
  sendAt: string | null = null,
) => call(sendEmail, { body: { id, email: { ...written, ...part }, sendAt } });

describe('listing emails', () => {
  test('lists the inbox, newest first, unless a folder or a label is given', async () => {
    const inbox = await mails();
    expect(inbox).toHaveLength(16);
    expect(inbox.every(({ folder }) => folder === 'inbox')).toBe(true);
    const times = inbox.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const folder of emailPlaces) expect((await mails({ folder })).length).toBeGreaterThan(0);
    for (const label of emailLabels) {
      const found = await mails({ label });
      expect(found.length).toBeGreaterThan(0);
      expect(
        found.every(({ labels, folder }) => labels.includes(label) && folder !== 'trash'),
      ).toBe(true);
    }
    expect((await mails({ label: 'private' })).map(({ folder }) => folder)).not.toContain('trash');
    expect((await mails({ folder: 'trash', label: 'private' })).length).toBe(1);
  });

  test('lists starred emails of all folders except the trash', async () => {
    const id = await idOf('Your parcel', { folder: 'trash' });
    const before = await mails({ folder: 'starred' });
    expect(new Set(before.map(({ folder }) => folder))).toEqual(new Set(['inbox', 'sent']));
    await call(updateEmails, { body: { emailIds: [id], dataToUpdate: { isStarred: true } } });
    expect(await mails({ folder: 'starred' })).toEqual(before);
  });

  test('finds emails by sender or subject, ignoring case, without wildcards', async () => {
    expect(await subjects({ q: 'BARRAMUNDI' })).toEqual(['Barramundi for Friday: 8 or 12 kg?']);
    expect(await subjects({ q: 'soon hu' })).toEqual(['Barramundi for Friday: 8 or 12 kg?']);
    expect(await subjects({ q: 'rosmah.idris@' })).toHaveLength(1);
    expect(await subjects({ q: 'rosmah', folder: 'spam' })).toEqual([]);
    expect(await subjects({ q: '%' })).toEqual([]);
    expect(await subjects({ q: 'putih', folder: 'sent' })).toEqual(['Re: Contract for the linen']);
  });

  test('returns totals and pages', async () => {
    const { emailsMeta, emails } = await list({ offset: 10, limit: 4 });
    const me = 'farah.kamaruddin@example.com';
    expect(emailsMeta).toEqual({ inbox: 4, spam: 2, draft: 2, me, total: 16, offset: 10 });
    expect(emails).toEqual((await mails()).slice(10, 14));
    expect((await list({ offset: 900, limit: 4 })).emails).toEqual([]);
    const { ids } = await call(listEmailIds, { query: {} });
    expect(ids).toEqual((await mails()).map(({ id }) => id));
  });

  test('returns the same emails after a reset, and unique people without the user', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
    const before = await mails();
    emailMocks.reset();
    expect(await mails()).toEqual(before);
    const { me, people } = await call(listEmailPeople, {});
    expect(people.map(({ email }) => email)).not.toContain(me.email);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  });

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect((await list()).emailsMeta).toMatchObject({ inbox: 0, spam: 0, draft: 0, total: 0 });
    setScenario('many');
    const totals = await Promise.all(
      (['inbox', 'sent', 'draft', 'spam', 'trash'] as const).map((folder) =>
        list({ folder, limit: 1 }),
      ),
    );
    expect(totals.reduce((sum, { emailsMeta }) => sum + emailsMeta.total, 0)).toBe(10_000);
  });
});

describe('opening an email', () => {
  test('returns the email with the content of its attachments', async () => {
    const id = await idOf('Seating plan');
    const mail = await open(id);
    expect(mail).toMatchObject({ id, subject: 'Seating plan, and one more aunt' });
    expect(mail.attachments[0]).toMatchObject({ fileName: 'wedding-tables.svg' });
    expect(mail.attachments[0]!.url).toMatch(/^data:image\/svg\+xml,/);
    expect((await mails()).find((one) => one.id === id)!.attachments[0]!.url).toBe('');
  });

  test('returns 404 for an unknown email in every call', async () => {
    await expect(open(999_999)).rejects.toMatchObject(notFound);
    await expect(step(999_999, 'next')).rejects.toMatchObject(notFound);
    await expect(
      call(updateEmails, { body: { emailIds: [1, 999_999], dataToUpdate: { isRead: false } } }),
    ).rejects.toMatchObject(notFound);
    await expect(
      call(toggleEmailLabel, { body: { emailIds: [999_999], label: 'private' } }),
    ).rejects.toMatchObject(notFound);
    await expect(send(999_999)).rejects.toMatchObject(notFound);
    await expect(
      call(saveEmailDraft, { body: { id: 999_999, email: written } }),
    ).rejects.toMatchObject(notFound);
  });

  test('returns the neighbours in list order, and 404 past the ends', async () => {
    const ids = (await mails()).map(({ id }) => id);
    expect(await open(ids[0]!)).toMatchObject({ hasPreviousMail: false, hasNextMail: true });
    expect(await open(ids[1]!)).toMatchObject({ hasPreviousMail: true, hasNextMail: true });
    expect(await open(ids.at(-1)!)).toMatchObject({ hasPreviousMail: true, hasNextMail: false });
    expect((await step(ids[1]!, 'previous')).id).toBe(ids[0]);
    expect((await step(ids[1]!, 'next')).id).toBe(ids[2]);
    await expect(step(ids[0]!, 'previous')).rejects.toMatchObject(notFound);
    await expect(step(ids.at(-1)!, 'next')).rejects.toMatchObject(notFound);
  });

  test('returns the neighbours within the folder, label or search of the view', async () => {
    for (const view of [
      { folder: 'sent' },
      { folder: 'starred' },
      { label: 'company' },
      { q: 'the', folder: 'inbox' },
    ] as const) {
      const ids = (await mails(view)).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(1);
      const walked = [ids[0]!];
      while ((await open(walked.at(-1)!, view)).hasNextMail)
        walked.push((await step(walked.at(-1)!, 'next', view)).id);
      expect(walked).toEqual(ids);
    }
    // Without a view, the neighbours are those in its folder.
    const sent = (await mails({ folder: 'sent' })).map(({ id }) => id);
    expect((await step(sent[0]!, 'next')).id).toBe(sent[1]);
  });
});

describe('changing emails', () => {
  test('moves and marks several emails and returns their previous state', async () => {
    const ids = (await mails()).slice(0, 3).map(({ id }) => id);
    const { before } = await call(updateEmails, {
      body: { emailIds: ids, dataToUpdate: { folder: 'trash', isRead: true } },
    });
    expect(before.map(({ folder, isRead }) => [folder, isRead])).toEqual(
      ids.map(() => ['inbox', false]),
    );
    const { emailsMeta } = await list();
    expect([emailsMeta.total, emailsMeta.inbox]).toEqual([13, 1]);
    expect((await mails({ folder: 'trash' })).map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids),
    );
    await expect(
      call(updateEmails, { body: { emailIds: ids, dataToUpdate: {} } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('adds a label to all emails, and removes it if all have it', async () => {
    const ids = [await idOf('Barramundi'), await idOf('New bags')];
    const toggle = async () =>
      (await call(toggleEmailLabel, { body: { emailIds: ids, label: 'important' } })).emails.map(
        ({ labels }) => labels.includes('important'),
      );
    expect(await toggle()).toEqual([true, true]);
    expect(await toggle()).toEqual([false, false]);
    expect((await open(ids[0]!)).labels).toEqual(['company']);
  });

  test('permanently deletes only from the trash, all emails or none', async () => {
    const [first, second] = (await mails({ folder: 'trash' })).map(({ id }) => id);
    const inbox = await idOf('Barramundi');
    const remove = (...emailIds: number[]) => call(deleteEmails, { body: { emailIds } });
    await expect(remove(first!, inbox)).rejects.toMatchObject({ code: 'notAllowedNow' });
    await expect(remove(first!, 999)).rejects.toMatchObject(notFound);
    expect((await open(first!)).folder).toBe('trash');
    expect(await remove(first!)).toEqual({ ids: [first] });
    await expect(open(first!)).rejects.toMatchObject(notFound);
    await expect(remove(first!)).rejects.toMatchObject(notFound);
    expect((await mails({ folder: 'trash' })).map(({ id }) => id)).toEqual(second ? [second] : []);
    expect(JSON.parse(storage.get('servery.template.email')!)).toMatchObject({
      changes: { [first!]: { isGone: true } },
    });
  });

  test('deletes a sent email, and a reply to it can still be sent', async () => {
    const { email } = await send();
    const draft = await call(saveEmailDraft, {
      body: { id: null, email: { ...written, repliesTo: email.id } },
    });
    await call(updateEmails, { body: { emailIds: [email.id], dataToUpdate: { folder: 'trash' } } });
    await call(deleteEmails, { body: { emailIds: [email.id] } });
    expect(await subjects({ folder: 'trash' })).not.toContain(written.subject);
    const answer = await send(draft.email.id, { repliesTo: email.id });
    expect(answer.email).toMatchObject({ folder: 'sent', replies: [] });
  });

  test('stores changes to ten thousand emails without their bodies', async () => {
    setScenario('many');
    const { ids } = await call(listEmailIds, { query: {} });
    expect(ids.length).toBeGreaterThan(6_000);
    for (let at = 0; at < ids.length; at += maxEmailIds) {
      const emailIds = ids.slice(at, at + maxEmailIds);
      await call(updateEmails, { body: { emailIds, dataToUpdate: { isRead: false } } });
    }
    expect((await list({ limit: 1 })).emailsMeta.inbox).toBe(ids.length);
    const text = storage.get('servery.template.email.many')!;
    expect(text).not.toContain('<p>');
    expect(text.length).toBeLessThan(ids.length * 30);
  });
});

describe('writing an email', () => {
  test('saves a draft repeatedly under one id', async () => {
    const { email } = await call(saveEmailDraft, { body: { id: null, email: written } });
    expect(email).toMatchObject({ ...written, folder: 'draft', isRead: true, sendAt: null });
    const next = { ...written, to: [{ name: '', email: 'half an addr' }], subject: '' };
    const again = await call(saveEmailDraft, { body: { id: email.id, email: next } });
    expect(again.email).toMatchObject({ id: email.id, subject: '', to: next.to });
    expect((await list()).emailsMeta.draft).toBe(3);
    expect((await mails({ folder: 'draft' }))[0]!.id).toBe(email.id);
  });

  test('sends a draft, which leaves the drafts', async () => {
    const { email: draft } = await call(saveEmailDraft, { body: { id: null, email: written } });
    const { email } = await send(draft.id);
    expect(email).toMatchObject({ id: draft.id, folder: 'sent', sendAt: null });
    expect((await mails({ folder: 'sent' }))[0]!.subject).toBe('The two invoices');
    expect((await list()).emailsMeta.draft).toBe(2);
  });

  test('refuses to overwrite or send another sender’s email among the drafts', async () => {
    const id = await idOf('October');
    await call(updateEmails, { body: { emailIds: [id], dataToUpdate: { folder: 'draft' } } });
    await expect(send(id)).rejects.toMatchObject(notFound);
    await expect(call(saveEmailDraft, { body: { id, email: written } })).rejects.toMatchObject(
      notFound,
    );
    expect((await open(id)).from.name).toBe('Mei Lin Tan');
  });

  test('refuses to send without a valid recipient', async () => {
    for (const to of [[], [{ name: '', email: 'half an addr' }]])
      await expect(send(null, { to })).rejects.toMatchObject({ status: 422 });
    expect((await mails({ folder: 'sent' })).length).toBe(3);
  });

  test('keeps a scheduled message among the drafts until it is due', async () => {
    const start = new Date('2026-11-22T10:00:00Z');
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    const { email } = await send(null, {}, '2026-11-23T08:00:00.000Z');
    expect(email).toMatchObject({ folder: 'draft', sendAt: '2026-11-23T08:00:00.000Z' });
    const sendAt = email.sendAt!;
    const saveDraft = (at?: string) =>
      call(saveEmailDraft, {
        body: { id: email.id, email: written, ...(at !== undefined && { sendAt: at }) },
      });
    expect((await saveDraft()).email.sendAt).toBeNull();
    expect((await saveDraft(sendAt)).email).toMatchObject({ sendAt, folder: 'draft' });
    expect(await subjects({ folder: 'sent' })).not.toContain('The two invoices');
    vi.setSystemTime(new Date('2026-11-23T08:00:01Z'));
    const [first] = await mails({ folder: 'sent' });
    expect(first).toMatchObject({ id: email.id, time: '2026-11-23T08:00:00.000Z', sendAt: null });
  });

  test('adds a sent reply to its conversation and removes it on undo', async () => {
    const original = await idOf('October');
    const { email } = await send(null, { repliesTo: original });
    expect(email.replies.map(({ id }) => id)).toEqual([original]);
    expect((await open(original)).replies.map(({ id }) => id)).toEqual([email.id]);
    await call(saveEmailDraft, {
      body: { id: email.id, email: { ...written, repliesTo: original } },
    });
    expect((await open(original)).replies).toEqual([]);
    expect((await open(email.id)).folder).toBe('draft');
  });

  test('stores attachments and rejects them above the total size', async () => {
    const file = (size: number) => ({
      fileName: 'menu.txt',
      thumbnail: null,
      url: `data:text/plain,${'a'.repeat(30_000)}`,
      size,
    });
    const { email } = await send(null, { attachments: [file(30_000)] });
    expect((await open(email.id)).attachments).toEqual([file(30_000)]);
    await expect(send(null, { attachments: [file(2_000_001)] })).rejects.toMatchObject({
      status: 422,
    });
  });
});
