import type { GuestRequest } from '@servery/api';
import { compareRequests, requestHours, requestsOf } from '@servery/domain/tables';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { loadFloors } from './load.ts';

/** Returns the open requests of guests in a scope; a floor is only loaded if a table of it may have one. */
export async function requestsIn(db: Sql, scope: Scope, now: Date): Promise<GuestRequest[]> {
  const requests = await all(
    db,
    sql<Pick<Rows['dining_table'], 'merchant_id'>>`select distinct merchant_id from dining_table
      where ${within(scope)} and (bill_asked_at is not null or help_asked_at is not null)
        and greatest(bill_asked_at, help_asked_at)
          > greatest(answered_at, ${new Date(now.getTime() - requestHours * 3_600_000)})`,
  );
  const ids = requests.map(({ merchant_id }) => merchant_id);
  if (ids.length === 0) return [];
  const floors = await loadFloors(db, ids, now);
  return [...floors.values()].flatMap((floor) => requestsOf(floor, now)).toSorted(compareRequests);
}
