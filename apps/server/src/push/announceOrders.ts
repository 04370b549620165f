import { pushNotice } from '@servery/domain/account';
import { sql } from 'kysely';
import type { Host } from '../host.ts';
import { isWithin, within, type Scope } from '../scope.ts';
import { callerOf, personColumns, type PersonRow } from '../session/sessions.ts';
import { all } from '../sql.ts';
import { claimOrders, type Announced } from './claimOrders.ts';
import { pushKeysOf } from './pushKeys.ts';
import { sendPush } from './sendPush.ts';
import { subscriptionColumns, type Subscription } from './subscriptions.ts';

const atOnce = 8;

type Listener = Subscription & PersonRow & { made_at: string };

/** Everybody who is told of orders and still signed in. */
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

/** Whether a device gets a message: its person can see the order, or serve the table, and subscribed before it happened. */
const hears = (listener: Listener, { kind, merchant_id, at }: Announced): boolean => {
  const { scope, rights } = callerOf(listener, listener.session_id);
  const capability = kind === 'order' ? 'order.view' : 'table.occupy';
  return (
    isWithin(scope, merchant_id) && rights.grants[capability] !== 'deny' && listener.made_at <= at
  );
};

/**
 * Tells of the orders and requests that these merchants got since the last time, once among all nodes. Answers
 * what is on its way then: the next orders need not wait for a push service that says nothing.
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
  const keys = await pushKeysOf(host.database.kysely);
  const messages = orders.flatMap((order) =>
    listeners.filter((one) => hears(one, order)).map((one) => ({ one, order })),
  );
  const send = async () => {
    for (let next = messages.shift(); next; next = messages.shift()) {
      const { one, order } = next;
      await sendPush(host, one, { notice: pushNotice(one.words, order), keys, signal });
    }
  };
  return { sending: Promise.all(Array.from({ length: atOnce }, send)) };
}
