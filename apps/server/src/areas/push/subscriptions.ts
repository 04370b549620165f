import type { Subscription } from '@servery/domain/commands';
import { sql } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { first, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

/** The columns of a `Subscription`; the table alias is `s`. */
export const subscriptionColumns = columnsOf<Subscription>()(
  'push_subscription',
  's',
  `session_id, endpoint, p256dh, auth, words`,
);

/** Returns the subscription of the caller's session. */
export const subscriptionOf = ({
  sql: db,
  caller,
}: Pick<RequestContext, 'sql' | 'caller'>): Promise<Subscription | undefined> =>
  first(
    db,
    sql<Subscription>`select ${subscriptionColumns} from push_subscription s
      where s.session_id = ${caller.session_id}`,
  );

/** Deletes a subscription that its push service has reported as expired. */
export async function forget(
  db: Sql,
  { session_id, endpoint }: Pick<Subscription, 'session_id' | 'endpoint'>,
): Promise<void> {
  await sql`delete from push_subscription
    where session_id = ${session_id} and endpoint = ${endpoint}`.execute(db);
}
