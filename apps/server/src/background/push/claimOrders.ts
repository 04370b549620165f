import type { PushSubject } from '@servery/domain/account';
import { sql, type RawBuilder } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { all, type Db } from '../../storage/sql.ts';

/** A new order, a booking request, or a request of guests at their table. */
export interface Announced extends PushSubject {
  merchant_id: number;
  /** The time of the event by the database's clock. */
  at: string;
}

type NewOrder = Announced & { seq: number };

/** The age after which events, from a time when no node ran, are no longer announced. */
const maxAge = sql`interval '2 minutes'`;

/**
 * Claims the orders, bookings and requests that weren't announced yet, so that no other node
 * announces them.
 */
export async function claimOrders(database: Db, theirs: RawBuilder<boolean>): Promise<Announced[]> {
  const recent = await all(
    database.kysely,
    sql<NewOrder>`select e.merchant_id, e.seq, e.at, coalesce(o.id, t.id, r.id) as id,
        coalesce(o.number, t.name, '') as name, case when o.id is not null then 'order'
          when r.id is not null then 'booking'
          when t.help_asked_at > coalesce(t.bill_asked_at, '-infinity') then 'help'
          else 'bill' end as kind
      from (select merchant_id, seq, at, kind, (payload -> 'subject' ->> 'id')::bigint as object_id
        from event where ${theirs} and kind in ('order.placed', 'table.asked', 'reservation.requested')
          and at > now() - ${maxAge}) e
      left join orders o on e.kind = 'order.placed' and o.merchant_id = e.merchant_id
        and o.id = e.object_id
      left join dining_table t on e.kind = 'table.asked' and t.merchant_id = e.merchant_id
        and t.id = e.object_id
      left join reservation r on e.kind = 'reservation.requested'
        and r.merchant_id = e.merchant_id and r.id = e.object_id
      where coalesce(o.id, t.id, r.id) is not null and e.seq > coalesce((select p.seq from push_place p
        where p.merchant_id = e.merchant_id), 0)
      order by e.merchant_id, e.seq`,
  );
  if (recent.length === 0) return [];
  const last = Map.groupBy(recent, ({ merchant_id }) => merchant_id);
  const ids = [...last.keys()];
  return database.transaction(async (trx) => {
    await sql`insert into push_place (merchant_id, seq)
      select id, 0 from unnest(${ids}::bigint[]) as t (id)
      on conflict (merchant_id) do nothing`.execute(trx);
    const places = await all(
      trx,
      sql<Pick<Rows['push_place'], 'merchant_id' | 'seq'>>`select merchant_id, seq from push_place
        where merchant_id = any(${ids}::bigint[]) order by merchant_id for update`,
    );
    const lastSent = new Map(places.map(({ merchant_id, seq }) => [merchant_id, seq]));
    const mine = recent.filter(({ merchant_id, seq }) => seq > (lastSent.get(merchant_id) ?? 0));
    for (const [merchant_id, some] of Map.groupBy(mine, (order) => order.merchant_id))
      await sql`update push_place set seq = ${some.at(-1)!.seq}
        where merchant_id = ${merchant_id}`.execute(trx);
    return mine.map(({ seq: _seq, ...announced }) => announced);
  });
}
