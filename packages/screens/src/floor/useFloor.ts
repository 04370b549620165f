import { listTables, type Problem, type Table, type UnreadableRow } from '@servery/api';
import { useClient } from '@servery/api/client';
import { keyOf } from '@servery/api/swr';
import useSWR from 'swr';
import { useFollow } from './useFollow.ts';

const length = 100;

interface Tables {
  tables: readonly Table[];
  /** Tables, and orders at tables, that can't be shown. */
  unreadable: readonly UnreadableRow[];
}

/**
 * Returns all tables of a merchant, in order of section and name, kept up to date by live events.
 */
export function useFloor(merchant_id: number | '') {
  const client = useClient();
  const query = { merchant_id, length, order: 'asc' as const };
  const floor = useSWR<Tables, Problem>(
    [...keyOf(listTables, { query }), 'all'],
    async () => {
      const first = await client.call(listTables, { query });
      const pages = [first];
      // Count by page size, because a row that can't be read is in the total but not in the page.
      for (let start = length; start < first.total; start += length)
        pages.push(await client.call(listTables, { query: { ...query, start } }));
      return {
        tables: pages.flatMap(({ aaData }) => aaData),
        unreadable: pages.flatMap(({ unreadable = [] }) => unreadable),
      };
    },
    { keepPreviousData: true },
  );
  useFollow(floor.data ? merchant_id : null, () => void floor.mutate());
  return floor;
}
