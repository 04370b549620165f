import { pushNotice } from '@servery/domain/account';
import type { Subscription } from '@servery/domain/commands';
import { sql } from 'kysely';
import type { Host } from '../../http/host.ts';
import { isWithin, within, type Scope } from '../../http/scope.ts';
import { callerOf, personColumns, type PersonRow } from '../../session/sessions.ts';
import { all } from '../../storage/sql.ts';
import { claimOrders, type Announced } from './claimOrders.ts';
import { pushKeysOf } from '../../areas/push/pushKeys.ts';
import { sendPush } from '../../outside/push/sendPush.ts';
import { forget, subscriptionColumns } from '../../areas/push/subscriptions.ts';

const atOnce = 8;

type Listener = Subscription & PersonRow & { made_at: string };

/** Returns the push subscriptions of people who are still signed in, with those people. */
const listenersOf = ({ database, now }: Host, merchant_ids: readonly number[] | null) =>
  all(
    database.kysely,
    sql<Listener>`select ${subscriptionColumns}, s.made_at, ${personColumns}
      from push_subscription s join session t on t.id = s.session_id
      join person p on p.id = s.person_id
      where t.ended_at is null and t.ends_at > ${now()} and p.is_active
        and (${merchant_ids === null} or p.role = 'admin' or exists (
          select 1 from person_merchant w
          where w.person_id = p.id and w.merchant_id = any(${merchant_ids ?? []}::bigint[])))`,
  );

/**
 * Whether a subscriber gets a message: the person can see the order, answer the booking or serve
 * the table, and subscribed before the event.
 */
const isSubscribed = (listener: Listener, { kind, merchant_id, at }: Announced): boolean => {
  const { scope, rights } = callerOf(listener, listener.session_id);
  const capability =
    kind === 'order' ? 'order.view' : kind === 'booking' ? 'queue.manage' : 'table.occupy';
  return (
    isWithin(scope, merchant_id) && rights.grants[capability] !== 'deny' && listener.made_at <= at
  );
};

/**
 * Sends push messages about the new orders and requests of these merchants, each on only one node.
 * Resolves once sending has started; `sending` settles when it ends, so that a slow push service
 * doesn't delay the next orders.
 */
export async function announceOrders(
  host: Host,
  merchant_ids: readonly number[] | null,
  signal: AbortSignal,
): Promise<{ sending: Promise<unknown> }> {
  const nothing = { sending: Promise.resolve() };
  const listeners = await listenersOf(host, merchant_ids);
  if (listeners.length === 0) return nothing;
  const scope: Scope = merchant_ids ?? 'all';
  const orders = await claimOrders(host.database, within(scope));
  if (orders.length === 0) return nothing;
  const db = host.database.kysely;
  const keys = await pushKeysOf(db);
  const messages = orders.flatMap((order) =>
    listeners
      .filter((listener) => isSubscribed(listener, order))
      .map((listener) => ({ listener, order })),
  );
  const send = async () => {
    for (let next = messages.shift(); next; next = messages.shift()) {
      const { listener, order } = next;
      const notice = pushNotice(listener.words, order);
      await sendPush(host, listener, {
        notice,
        keys,
        signal,
        forget: () => forget(db, listener),
      });
    }
  };
  return { sending: Promise.all(Array.from({ length: atOnce }, send)) };
}
