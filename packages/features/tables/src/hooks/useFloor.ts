import { listTables, type Problem, type Table } from '@servery/api';
import { useClient } from '@servery/api/client';
import { keyOf } from '@servery/api/swr';
import useSWR from 'swr';
import { useFollow } from './useFollow.ts';

const length = 100;

/** All tables of a merchant as they stand now, kept up to date while they are looked at; `order` by section and name. */
export function useFloor(merchant_id: number | '') {
  const client = useClient();
  const query = { merchant_id, length, order: 'asc' as const };
  const floor = useSWR<readonly Table[], Problem>(
    [...keyOf(listTables, { query }), 'all'],
    async () => {
      const first = await client.call(listTables, { query });
      const tables = [...first.aaData];
      while (tables.length < first.total) {
        const next = await client.call(listTables, { query: { ...query, start: tables.length } });
        if (next.aaData.length === 0) break;
        tables.push(...next.aaData);
      }
      return tables;
    },
    { keepPreviousData: true },
  );
  useFollow(floor.data ? merchant_id : null, () => void floor.mutate());
  return floor;
}
