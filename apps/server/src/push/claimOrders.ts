import type { PushSubject } from '@servery/domain/account';
import { sql, type RawBuilder } from 'kysely';
import { all, type Db } from '../sql.ts';

/** A new order, or what guests just asked for at their table. */
export interface Announced extends PushSubject {
  merchant_id: number;
  /** When it happened, by the database's clock. */
  at: string;
}

type News = Announced & { seq: number };

/** What happened while no node was there is no news after this. */
const newsFor = sql`interval '2 minutes'`;

/** Orders and requests that were not announced yet. The node that claims them announces them, and no other node does. */
export async function claimOrders(database: Db, theirs: RawBuilder<boolean>): Promise<Announced[]> {
  const news = await all(
    database.kysely,
    sql<News>`select e.merchant_id, e.seq, e.at, coalesce(o.id, t.id) as id,
        coalesce(o.number, t.name) as name, case when o.id is not null then 'order'
          when t.help_asked_at > coalesce(t.bill_asked_at, '-infinity') then 'help'
          else 'bill' end as kind
      from (select merchant_id, seq, at, kind, (payload ->> 'order_id')::bigint as object_id
        from event where ${theirs} and kind in ('order.placed', 'table.asked')
          and at > now() - ${newsFor}) e
      left join orders o on e.kind = 'order.placed' and o.merchant_id = e.merchant_id
        and o.id = e.object_id
      left join dining_table t on e.kind = 'table.asked' and t.merchant_id = e.merchant_id
        and t.id = e.object_id
      where (o.id is not null or t.id is not null) and e.seq > coalesce((select p.seq from push_place p
        where p.merchant_id = e.merchant_id), 0)
      order by e.merchant_id, e.seq`,
  );
  if (news.length === 0) return [];
  const last = Map.groupBy(news, ({ merchant_id }) => merchant_id);
  const ids = [...last.keys()];
  return database.transaction(async (trx) => {
    await sql`insert into push_place (merchant_id, seq)
      select id, 0 from unnest(${ids}::bigint[]) as t (id)
      on conflict (merchant_id) do nothing`.execute(trx);
    const places = await all(
      trx,
      sql<{ merchant_id: number; seq: number }>`select merchant_id, seq from push_place
        where merchant_id = any(${ids}::bigint[]) order by merchant_id for update`,
    );
    const told = new Map(places.map(({ merchant_id, seq }) => [merchant_id, seq]));
    const mine = news.filter(({ merchant_id, seq }) => seq > (told.get(merchant_id) ?? 0));
    for (const [merchant_id, some] of Map.groupBy(mine, (one) => one.merchant_id))
      await sql`update push_place set seq = ${some.at(-1)!.seq}
        where merchant_id = ${merchant_id}`.execute(trx);
    return mine.map(({ seq: _seq, ...announced }) => announced);
  });
}
