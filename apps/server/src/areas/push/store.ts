import { ECDH } from 'node:crypto';
import { invalid } from '@servery/api';
import type { PushStore } from '@servery/domain/commands';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { all } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { pushKeysOf } from './pushKeys.ts';
import { subscriptionOf } from './subscriptions.ts';

/**
 * Throws `invalid` for a public key that isn't a point on the curve: messages couldn't be encrypted
 * for it.
 */
function requireKey(key: string): void {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
  } catch {
    throw invalid('keys.p256dh', 'format', 'Must be a valid key.');
  }
}

/** Returns the SQL store of push subscriptions. */
export const pushStore = (ctx: RequestContext): PushStore => {
  const { host, sql: db, caller } = ctx;
  const { id: person_id, session_id } = caller;
  return {
    also: host.push?.also,
    publicKey: async () => (await pushKeysOf(db)).public_key,
    requireKey,
    current: async () => (await subscriptionOf(ctx)) ?? null,
    async lock() {
      await sql`select 1 from person where id = ${person_id} for no key update`.execute(db);
    },
    async save({ endpoint, p256dh, auth, words }) {
      await sql`delete from push_subscription
        where session_id = ${session_id} and endpoint <> ${endpoint}`.execute(db);
      await sql`insert into push_subscription
          (session_id, person_id, endpoint, p256dh, auth, words)
        values (${session_id}, ${person_id}, ${endpoint}, ${p256dh}, ${auth},
          ${JSON.stringify(words)}::jsonb)
        on conflict (endpoint) do update set session_id = excluded.session_id,
          person_id = excluded.person_id, p256dh = excluded.p256dh, auth = excluded.auth,
          words = excluded.words, made_at = excluded.made_at`.execute(db);
    },
    async sessions() {
      const rows = await all(
        db,
        sql<Pick<Rows['push_subscription'], 'session_id'>>`select session_id from push_subscription
          where person_id = ${person_id} order by made_at desc, session_id desc`,
      );
      return rows.map((row) => row.session_id);
    },
    async end(which) {
      const ids = which === 'current' ? [session_id] : which;
      if (ids.length > 0)
        await sql`delete from push_subscription
          where session_id = any(${ids}::bigint[])`.execute(db);
    },
  };
};
