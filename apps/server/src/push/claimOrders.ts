import { sql, type RawBuilder } from 'kysely';
import { all, type Db } from '../sql.ts';

/** An order that was just placed. */
export interface PlacedOrder {
  merchant_id: number;
  id: number;
  number: string;
  /** When it was placed, by the database's clock. */
  at: string;
}

type News = PlacedOrder & { seq: number };

/** What happened while no node was there is no news after this. */
const newsFor = sql`interval '2 minutes'`;

/** Orders that nobody was told of yet; whoever gets them here tells of them, and no other node does. */
export async function claimOrders(
  database: Db,
  theirs: RawBuilder<boolean>,
): Promise<PlacedOrder[]> {
  const news = await all(
    database.kysely,
    sql<News>`select e.merchant_id, e.seq, e.at, o.id, o.number
      from (select merchant_id, seq, at, (payload ->> 'order_id')::bigint as order_id from event
        where ${theirs} and kind = 'order.placed' and at > now() - ${newsFor}) e
      join orders o on o.merchant_id = e.merchant_id and o.id = e.order_id
      where e.seq > coalesce((select p.seq from push_place p
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
    return mine.map(({ seq: _seq, ...order }) => order);
  });
}
