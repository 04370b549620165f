import type { LiveEvent } from '@servery/api';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Rows } from './rows.ts';
import { everyMerchant } from './everyMerchant.ts';

/** An event of a merchant before it is stored. */
export type NewEvent = Pick<LiveEvent, 'kind' | 'subject' | 'version'>;

/** An event at its position in the merchant's gapless sequence. */
export interface StoredEvent extends LiveEvent {
  /** An ISO 8601 instant in UTC. */
  at: string;
}

const merchantsByTransaction = new WeakMap<object, Set<number>>();

/**
 * Returns the merchants that got events in a transaction, for the notification after its commit.
 */
export const merchantsWithEvents = (trx: object): ReadonlySet<number> | undefined =>
  merchantsByTransaction.get(trx);

/** Notes that a merchant got events in a transaction. */
export const noteEvent = (trx: object, merchantId: number): void => {
  merchantsByTransaction.set(trx, (merchantsByTransaction.get(trx) ?? new Set()).add(merchantId));
};

/** Makes two views of one transaction share the merchants with new events. */
export function shareEvents(trx: object, view: object): void {
  const merchants = merchantsByTransaction.get(trx) ?? new Set<number>();
  merchantsByTransaction.set(trx, merchants).set(view, merchants);
}

/**
 * Appends events in the caller's transaction and returns the last sequence number. The merchant's
 * sequence row stays locked until the commit, which keeps the numbers gapless and in commit order:
 * call this last.
 */
export async function appendEvents<Tables>(
  trx: Transaction<Tables>,
  merchantId: number,
  events: readonly NewEvent[],
): Promise<number> {
  const rows = events.map(({ kind, ...payload }) => ({ kind, payload }));
  // One round trip: allocate the numbers and insert. `ordinality` counts 1, 2, 3 in the given
  // order.
  const { rows: answer } = await sql<{ seq: number }>`
    with allocated as (
      insert into merchant_sequence as s (merchant_id, seq)
      values (${merchantId}::bigint, ${rows.length}::bigint)
      on conflict (merchant_id) do update set seq = s.seq + excluded.seq
      returning s.seq
    ), written as (
      insert into event (merchant_id, seq, kind, payload)
      select ${merchantId}::bigint, a.seq - ${rows.length}::bigint + e.place, e.item ->> 'kind', e.item -> 'payload'
      from allocated a,
        jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as e (item, place)
    )
    select seq from allocated`.execute(trx);
  noteEvent(trx, merchantId);
  return answer[0]!.seq;
}

/** Returns a merchant's events after a sequence number, in order. */
export async function readEvents<Tables>(
  kysely: Kysely<Tables>,
  merchantId: number,
  after: number,
  limit: number,
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select merchant_id, seq as sequence, at, kind, payload -> 'subject' as subject,
      (payload ->> 'version')::int as version from event
    where merchant_id = ${merchantId} and seq > ${after}
    order by seq limit ${limit}`.execute(kysely);
  return rows;
}

/**
 * Returns the last sequence number of each merchant that has any, to find those with new events.
 */
export async function lastSequences<Tables>(
  kysely: Kysely<Tables>,
  merchantIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<Pick<Rows['merchant_sequence'], 'merchant_id' | 'seq'>>`
    select merchant_id, seq from merchant_sequence
    where merchant_id = any(${merchantIds}::bigint[])`.execute(kysely);
  return new Map(rows.map(({ merchant_id, seq }) => [merchant_id, seq]));
}

/**
 * Deletes events older than this many days; a screen that was offline for longer reloads. Returns
 * the number of deleted events.
 */
export async function forgetEvents<Tables>(kysely: Kysely<Tables>, days: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from event
    where at < clock_timestamp() - make_interval(days => ${days}::int)
      and ${everyMerchant('clock')}`.execute(kysely);
  return Number(numAffectedRows ?? 0);
}
