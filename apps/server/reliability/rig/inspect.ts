import { isDeepStrictEqual } from 'node:util';
import { showOrder } from '@servery/domain/orders';
import type { Order } from '@servery/api';
import { sql } from 'kysely';
import { loadOrders } from '../../src/areas/orders/load.ts';
import { rowsOf } from '../../src/areas/orders/rowsOf.ts';
import { all, type Db } from '../../src/storage/sql.ts';
import type { Shift } from './Shift.ts';

/** The content of a database, compared with the responses to its clients. */
export interface Inspection {
  acknowledged: number;
  /** Acknowledged writes that are missing. */
  lost: number;
  /** Orders whose lines, money, history, audit, event or counts are inconsistent. */
  torn: number;
  /** Orders that are stored twice. */
  doubled: number;
  /** Merchants whose event numbers have a gap. */
  gaps: number;
  /** Descriptions of the first faults, one sentence each. */
  wrong: string[];
}

const atOnce = 500;
const plain = (order: Order): Order => JSON.parse(JSON.stringify(order)) as Order;

interface Recorded {
  merchant_id: number;
  order_id: number;
  version: number;
  n: number;
}

/** Compares a database with the acknowledged writes, and checks its consistency. */
export async function inspect({ kysely: db }: Db, shift: Shift): Promise<Inspection> {
  const wrong: string[] = [];
  const report = (text: string) => {
    if (wrong.length < 20) wrong.push(text);
  };
  const lost = new Set<string>();
  const torn = new Set<number>();

  const answered = await all(
    db,
    sql<{ key: string; id: number; version: number }>`select key, (body ->> 'id')::bigint as id,
      (body ->> 'version')::int as version from idempotency where status = 200`,
  );
  const answers = new Map(answered.map((row) => [row.key, row]));
  for (const [key, { order_id, version }] of shift.acknowledged) {
    const answer = answers.get(key);
    if (answer?.id === order_id && answer.version === version) continue;
    lost.add(key);
    report(`response ${key} for order ${order_id} version ${version} is not stored`);
  }

  const countOf = async (table: 'audit' | 'event') => {
    const query =
      table === 'audit'
        ? sql<Recorded>`select merchant_id, object_id as order_id, (facts ->> 'version')::int as version,
            count(*)::int as n from audit where action like 'order.%' group by 1, 2, 3`
        : sql<Recorded>`select merchant_id, (payload -> 'subject' ->> 'id')::bigint as order_id,
            (payload ->> 'version')::int as version, count(*)::int as n from event
            where kind like 'order.%' group by 1, 2, 3`;
    const rows = await all(db, query);
    return new Map(rows.map((row) => [`${row.order_id} ${row.version}`, row.n]));
  };
  const audit = await countOf('audit');
  const events = await countOf('event');
  for (const { order_id, version } of shift.acknowledged.values())
    for (const [name, counts] of Object.entries({ audit, event: events })) {
      const n = counts.get(`${order_id} ${version}`) ?? 0;
      if (n === 1) continue;
      torn.add(order_id);
      report(`order ${order_id} version ${version} has ${n} ${name} rows`);
    }

  const stored = await all(
    db,
    sql<{ id: number; version: number; note: string; merchant_id: number; places: number }>`
      select id, version, note, merchant_id, (select count(*)::int from order_event e
        where e.merchant_id = o.merchant_id and e.order_id = o.id) as places from orders o`,
  );
  const versions = new Map(stored.map(({ id, version }) => [id, version]));
  for (const name of [...audit.keys(), ...events.keys()]) {
    const [id, version] = name.split(' ').map(Number) as [number, number];
    if ((versions.get(id) ?? 0) >= version) continue;
    torn.add(id);
    report(`version ${version} of order ${id} was reported but does not exist`);
  }
  const notes = new Map<string, number>();
  for (const { note } of stored)
    if (shift.notes.has(note)) notes.set(note, (notes.get(note) ?? 0) + 1);
  const doubled = [...notes.values()].filter((n) => n > 1).length;

  for (let i = 0; i < stored.length; i += atOnce) {
    const ids = stored.slice(i, i + atOnce).map(({ id }) => id);
    const rows = await all(
      db,
      sql<Record<string, unknown>>`select * from orders where id = any(${ids}::bigint[])`,
    );
    const projections = new Map(rows.map((row) => [row['id'], row]));
    for (const record of await loadOrders(db, 'all', ids)) {
      const is = rowsOf(record);
      const row = projections.get(record.id)!;
      const names = ['list', 'payment_status', 'total', 'balance', 'item_count'] as const;
      for (const name of names)
        if (row[name] !== is.order[name]) {
          torn.add(record.id);
          report(`order ${record.id} stores ${name} ${String(row[name])}`);
        }
      const shown = shift.orders.get(record.id);
      if (!shown) continue;
      const now = plain(showOrder(record));
      // The order may have changed by time alone since.
      const isSame =
        now.version === shown.version
          ? isDeepStrictEqual(now, plain(shown))
          : now.version > shown.version &&
            (shift.unsure.has(record.id) || isDeepStrictEqual(now.payments, plain(shown).payments));
      if (isSame) continue;
      if (now.version < shown.version) lost.add(`order ${record.id}`);
      else torn.add(record.id);
      report(
        `order ${record.id} is at version ${now.version}, but was acknowledged at ${shown.version}`,
      );
    }
  }
  for (const [id] of shift.orders)
    if (!versions.has(id)) {
      lost.add(`order ${id}`);
      report(`order ${id} does not exist`);
    }

  const gaps = await all(
    db,
    sql<{ merchant_id: number }>`select s.merchant_id from merchant_sequence s
      left join (select merchant_id, count(*) as n, min(seq) as least, max(seq) as most
        from event group by 1) e using (merchant_id)
      where e.n is distinct from s.seq or e.least is distinct from 1 or e.most is distinct from s.seq`,
  );
  const miscounted = await all(
    db,
    sql<{ merchant_id: number }>`select merchant_id from (
      select merchant_id, day, list, order_method, payment_status, n from order_count where n <> 0
      except select merchant_id, (placed_at at time zone 'UTC')::date, coalesce(list, ''),
        order_method, payment_status, count(*) from orders where status <> 'draft'
        group by 1, 2, 3, 4, 5) c`,
  );
  for (const { merchant_id } of [...gaps, ...miscounted]) {
    torn.add(-merchant_id);
    report(`the events or counts of merchant ${merchant_id} do not add up`);
  }
  return {
    acknowledged: shift.acknowledged.size,
    lost: lost.size,
    torn: torn.size,
    doubled,
    gaps: gaps.length,
    wrong,
  };
}
