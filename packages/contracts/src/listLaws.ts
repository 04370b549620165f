import type { AnyEndpoint, Input } from '@servery/api';
import { matchesSearch, searchKey } from '@servery/domain/search';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from './Stage.ts';

/** A list endpoint to check against the list laws. */
export interface Listing<E> {
  name: string;
  list: E;
  username: string;
  /** A query that finds at least three rows. */
  query: Record<string, unknown>;
  /**
   * A lower-case search that matches some rows and not others. `textOf` returns the searched text
   * of a row.
   */
  search: string;
  textOf: (row: never) => string;
}

interface Row {
  id: number;
}

/** Registers the laws for every list: order, next page, past the end, any case, literal search. */
export function listLaws<E extends AnyEndpoint>(stage: Stage, listing: Listing<E>): void {
  const { list, username, query, search, textOf } = listing;
  const read = async (more: Record<string, unknown>) => {
    const input = { query: { ...query, length: 100, ...more } } as Input<E>;
    const { aaData, total } = (await stage.as(username, list, input)) as {
      aaData: Row[];
      total: number;
    };
    return { aaData, total, ids: aaData.map(({ id }) => id) };
  };

  describe(`list laws of ${listing.name}`, () => {
    test('descending order reverses ascending order', async () => {
      const up = await read({ order: 'asc' });
      // The rows of the first ascending page are the last ones in descending order.
      const down = await read({ order: 'desc', start: up.total - up.ids.length });
      expect(up.total).toBeGreaterThanOrEqual(3);
      expect(down.ids).toEqual(up.ids.toReversed());
    });

    test('pages have no gaps and no duplicates', async () => {
      const all = await read({ order: 'asc' });
      const pages: number[] = [];
      for (let start = 0; start < all.total; start += 2)
        pages.push(...(await read({ order: 'asc', start, length: 2 })).ids);
      expect(pages.slice(0, 100)).toEqual(all.ids);
      expect(new Set(pages).size).toBe(all.total);
    });

    test('a page past the end is empty and has the same total', async () => {
      const { total } = await read({});
      expect(await read({ start: total })).toEqual({ aaData: [], total, ids: [] });
    });

    test('search ignores case, and matches only rows that contain the text', async () => {
      const [all, low, high] = [
        await read({}),
        await read({ search }),
        await read({ search: ` ${search.toUpperCase()} ` }),
      ];
      expect(low.total).toBeGreaterThan(0);
      expect(low.total).toBeLessThan(all.total);
      expect(high).toEqual(low);
      for (const row of low.aaData) expect(searchKey(textOf(row as never))).toContain(search);
    });

    test.each(['%', '_', '\\', '%%', "'", '.*'])('search treats %s literally', async (sign) => {
      const [all, some] = [await read({}), await read({ search: sign })];
      const holding = all.aaData.filter((row) => matchesSearch(sign, textOf(row as never)));
      expect(some.ids.toSorted()).toEqual(holding.map(({ id }) => id).toSorted());
    });

    test('queries with an invalid page or an unknown parameter are refused', async () => {
      for (const wrong of [{ length: 101 }, { length: 0 }, { start: -1 }, { page: 1 }])
        expect(await refused(read(wrong))).toMatchObject({ code: 'invalid', status: 422 });
    });
  });
}
