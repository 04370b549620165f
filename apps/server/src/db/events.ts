import { sql, type Kysely, type Transaction } from 'kysely';
import { everyMerchant } from './everyMerchant.ts';

/** Something that happened to a merchant, before it is written. */
export interface NewEvent {
  /** Such as `order.changed`. */
  kind: string;
  [fact: string]: unknown;
}

/** Something that happened, at its place in the merchant's own gapless order. */
export interface StoredEvent {
  merchant_id: number;
  /** 1, 2, 3 … without a gap, for each merchant. */
  sequence: number;
  /** UTC ISO instant. */
  at: string;
  kind: string;
  /** What was appended, without its kind. */
  payload: Record<string, unknown>;
}

const news = new WeakMap<object, Set<number>>();

/** The merchants that got events in a transaction, for the wake-up after its commit. */
export const merchantsWithNews = (trx: object): ReadonlySet<number> | undefined => news.get(trx);

/** Says that a merchant got events in a transaction. */
export const noteNews = (trx: object, merchantId: number): void => {
  news.set(trx, (news.get(trx) ?? new Set()).add(merchantId));
};

/** Lets two views of one transaction keep their news together. */
export function shareNews(trx: object, view: object): void {
  const told = news.get(trx) ?? new Set<number>();
  news.set(trx, told).set(view, told);
}

/**
 * Writes events in the caller's transaction and answers the last sequence number. The merchant's
 * sequence row stays locked until the commit, which is what keeps the numbers gapless and in the
 * order of commits: append last.
 */
export async function appendEvents<Tables>(
  trx: Transaction<Tables>,
  merchantId: number,
  events: readonly NewEvent[],
): Promise<number> {
  const rows = events.map(({ kind, ...payload }) => ({ kind, payload }));
  // One round trip: allocate the numbers and insert. `ordinality` counts 1, 2, 3 in given order.
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
  noteNews(trx, merchantId);
  return answer[0]!.seq;
}

/** A merchant's events after a sequence number, in order. */
export async function readEvents<Tables>(
  kysely: Kysely<Tables>,
  merchantId: number,
  after: number,
  limit: number,
): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select merchant_id, seq as sequence, at, kind, payload from event
    where merchant_id = ${merchantId} and seq > ${after}
    order by seq limit ${limit}`.execute(kysely);
  return rows;
}

/** The last sequence number of each merchant that has any, to see who has news. */
export async function lastSequences<Tables>(
  kysely: Kysely<Tables>,
  merchantIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ merchant_id: number; seq: number }>`
    select merchant_id, seq from merchant_sequence
    where merchant_id = any(${merchantIds}::bigint[])`.execute(kysely);
  return new Map(rows.map(({ merchant_id, seq }) => [merchant_id, seq]));
}

/** Removes events older than some days; a screen that was away longer loads anew. Answers how many. */
export async function forgetEvents<Tables>(kysely: Kysely<Tables>, days: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from event
    where at < clock_timestamp() - make_interval(days => ${days}::int)
      and ${everyMerchant('clock')}`.execute(kysely);
  return Number(numAffectedRows ?? 0);
}
