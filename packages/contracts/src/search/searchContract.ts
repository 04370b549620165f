import { listBookmarks, nameOf, searchEverything, toggleBookmark, type Output } from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { people } from '@servery/sample';
import { pages } from '@servery/api/pages';
import type { ContractHost } from '../host.ts';
import { refused, Stage } from '../Stage.ts';

/** The endpoints covered by the search contract, as `GET /path`. */
export const searchEndpoints: ReadonlySet<string> = new Set(
  [listBookmarks, searchEverything, toggleBookmark].map(nameOf),
);

type Group<T extends string> = Extract<
  Output<typeof searchEverything>['searchArr'][number],
  { groupTitle: T }
>;

/**
 * Registers the tests that any host of search and bookmarks must pass. The last one checks that
 * every endpoint was called.
 */
export function searchContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  const groups = async (username: string) =>
    (await stage.as(username, searchEverything, {})).searchArr;
  const group = async <T extends string>(username: string, title: T): Promise<Group<T>> =>
    (await groups(username)).find(({ groupTitle }) => groupTitle === title) as Group<T>;
  const toggle = (username: string, id: number) =>
    stage.as(username, toggleBookmark, { body: { id } });
  const marked = async (username: string) =>
    (await stage.as(username, listBookmarks, {})).bookmarks.map(({ id }) => id);
  /** Sets or removes a bookmark, regardless of its current state. */
  const set = async (username: string, id: number, isMarked: boolean) => {
    if ((await marked(username)).includes(id) !== isMarked) await toggle(username, id);
  };

  describe('search', () => {
    test('finds pages, files and contacts, with a display limit of four each', async () => {
      const found = await groups('waiter');
      expect(found.map(({ groupTitle }) => groupTitle)).toEqual(['Pages', 'Files', 'Contacts']);
      for (const { searchLimit, data } of found) {
        expect(searchLimit).toBe(4);
        expect(data.length).toBeLessThanOrEqual(200);
      }
      const { data } = await group('waiter', 'Pages');
      expect(data.map(({ id, target, link }) => [id, target, link])).toEqual(
        pages.map(({ id, target, link }) => [id, target, link]),
      );
    });

    test('finds template pages only for people whose merchant has enabled them', async () => {
      const owner = 'merchant.kajang';
      const template = new Set(
        pages.filter((page) => page.feature === 'template_apps').map(({ id }) => id),
      );
      const isTemplate = ({ id }: { id: number }) => template.has(id);
      expect((await group('merchant', 'Pages')).data.some(isTemplate)).toBe(true);
      const { data } = await group(owner, 'Pages');
      expect(data.map(({ id }) => id)).toEqual(
        pages.filter((page) => page.feature !== 'template_apps').map(({ id }) => id),
      );
      const { suggestions } = await stage.as(owner, listBookmarks, {});
      expect(suggestions.filter(isTemplate)).toEqual([]);
      expect(await refused(toggle(owner, 7))).toMatchObject({ code: 'notFound' });
    });

    test('finds people all of whose merchants are in the caller’s scope, by name', async () => {
      const names = async (username: string) =>
        (await group(username, 'Contacts')).data.map(({ title }) => title);
      const within = (merchant_ids: readonly number[], isAdmin = false) =>
        people
          .filter(
            (person) =>
              (isAdmin || person.role !== 'admin') &&
              person.merchant_ids.every((id) => merchant_ids.includes(id)),
          )
          .map(({ name }) => name)
          .toSorted();
      const outlets = [101, 102, 103, 104];
      expect(await names('waiter')).toEqual(within([101]));
      expect(await names('merchant.bangsar')).toEqual(within([102]));
      expect(await names('agent')).toEqual(within([101, 102]));
      expect(await names('supermerchant')).toEqual(within(outlets));
      expect(await names('admin')).toEqual(within(outlets, true));
    });

    test('returns the username of people without an email address', async () => {
      const { data } = await group('merchant', 'Contacts');
      expect(data).toContainEqual({
        title: 'Muthu Krishnan',
        email: 'waiter',
        img: null,
        date: null,
      });
    });
  });

  describe('bookmark', () => {
    test('can be added and removed, and is shown wherever its page is', async () => {
      await set('cashier', 7, false);
      const page = await toggle('cashier', 7);
      expect(page).toMatchObject({ id: 7, target: 'access-control', isBookmarked: true });
      const { suggestions, bookmarks } = await stage.as('cashier', listBookmarks, {});
      expect(bookmarks.at(-1)).toEqual(page);
      expect(suggestions).toContainEqual(page);
      expect(suggestions).toHaveLength(pages.length);
      expect((await group('cashier', 'Pages')).data).toContainEqual(page);
      expect(await toggle('cashier', 7)).toEqual({ ...page, isBookmarked: false });
      expect(await marked('cashier')).not.toContain(7);
    });

    test('is appended to earlier ones', async () => {
      for (const id of await marked('supervisor')) await toggle('supervisor', id);
      for (const id of [9, 2, 5]) await toggle('supervisor', id);
      expect(await marked('supervisor')).toEqual([9, 2, 5]);
      await toggle('supervisor', 2);
      await toggle('supervisor', 2);
      expect(await marked('supervisor')).toEqual([9, 5, 2]);
    });

    test('belongs to one person only', async () => {
      await set('waiter', 8, false);
      await set('kitchen', 8, true);
      expect(await marked('waiter')).not.toContain(8);
      expect(await marked('kitchen')).toContain(8);
    });

    test('needs an existing page', async () => {
      expect(await refused(toggle('waiter', 999_999))).toMatchObject({
        code: 'notFound',
        status: 404,
      });
      expect(await refused(toggle('waiter', 0))).toMatchObject({ code: 'invalid' });
    });

    test('toggles once for a repeated idempotency key, and once for each concurrent request without one', async () => {
      await set('host', 6, false);
      const options = { idempotencyKey: crypto.randomUUID() };
      const once = () => stage.as('host', toggleBookmark, { body: { id: 6 } }, options);
      const first = await once();
      expect(await once()).toEqual(first);
      expect(await marked('host')).toContain(6);
      const { call } = await stage.client('host');
      const flip = () => call(toggleBookmark, { body: { id: 6 } });
      await Promise.all(Array.from({ length: 30 }, flip));
      expect(await marked('host')).toContain(6);
    });
  });

  test('search and bookmarks require a session', async () => {
    const { call } = stage.recorded(await stage.host.browser());
    const calls = [
      () => call(searchEverything, {}),
      () => call(listBookmarks, {}),
      () => call(toggleBookmark, { body: { id: 1 } }),
    ];
    for (const one of calls)
      expect(await refused(one())).toMatchObject({ code: 'sessionExpired', status: 401 });
  });

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...searchEndpoints].toSorted());
  });
}
