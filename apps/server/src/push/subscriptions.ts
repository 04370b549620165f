import { ECDH } from 'node:crypto';
import { invalid, type Parsed, type PushWords, type subscribePush } from '@servery/api';
import { mostPushDevices, requirePushEndpoint } from '@servery/domain/account';
import { sql } from 'kysely';
import { first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';

/** Where a device's push messages go, and in which words. */
export interface Subscription {
  session_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  words: PushWords;
}

/** The columns of a `Subscription`; the table is named `s`. */
export const subscriptionColumns = sql`s.session_id, s.endpoint, s.p256dh, s.auth, s.words`;

/** The subscription of the session that calls. */
export const subscriptionOf = ({
  sql: db,
  caller,
}: Pick<Visit, 'sql' | 'caller'>): Promise<Subscription | undefined> =>
  first(
    db,
    sql<Subscription>`select ${subscriptionColumns} from push_subscription s
      where s.session_id = ${caller.session_id}`,
  );

/** Refuses a public key that is no point of the curve: nothing could be sealed for it. */
function requirePoint(key: string): void {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
  } catch {
    throw invalid('keys.p256dh', 'format', 'Is no key.');
  }
}

/** Starts push messages to the device that calls, or ends them. */
export async function subscribe(
  { host, sql: db, caller }: Visit,
  wish: Parsed<typeof subscribePush>['body'],
): Promise<void> {
  const { id: person_id, session_id } = caller;
  if (!wish.is_active) {
    await sql`delete from push_subscription where session_id = ${session_id}`.execute(db);
    return;
  }
  const { endpoint, keys, words } = wish;
  requirePushEndpoint(endpoint, host.push?.also);
  requirePoint(keys.p256dh);
  // Of one person one device after the other, so that they are counted right.
  await sql`select 1 from person where id = ${person_id} for no key update`.execute(db);
  await sql`delete from push_subscription
    where session_id = ${session_id} and endpoint <> ${endpoint}`.execute(db);
  // One browser shows the messages of whoever asked last.
  await sql`insert into push_subscription
      (session_id, person_id, endpoint, p256dh, auth, words)
    values (${session_id}, ${person_id}, ${endpoint}, ${keys.p256dh}, ${keys.auth},
      ${JSON.stringify(words)}::jsonb)
    on conflict (endpoint) do update set session_id = excluded.session_id,
      person_id = excluded.person_id, p256dh = excluded.p256dh, auth = excluded.auth,
      words = excluded.words, made_at = excluded.made_at`.execute(db);
  await sql`delete from push_subscription where session_id in (
    select session_id from push_subscription where person_id = ${person_id}
    order by made_at desc, session_id desc offset ${mostPushDevices})`.execute(db);
}

/** Forgets a subscription that its push service says is over. */
export async function forget(
  db: Sql,
  { session_id, endpoint }: Pick<Subscription, 'session_id' | 'endpoint'>,
): Promise<void> {
  await sql`delete from push_subscription
    where session_id = ${session_id} and endpoint = ${endpoint}`.execute(db);
}
