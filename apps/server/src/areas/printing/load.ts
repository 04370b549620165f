import { Problem, type PrintTemplate } from '@servery/api';
import {
  firstTemplate,
  paperOf,
  type JobRecord,
  type Paper,
  type PrinterRecord,
} from '@servery/domain/printing';
import type { Shop } from '@servery/domain/orders';
import { sql, type RawBuilder } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { loadShop } from '../orders/shop.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { besideColumns, jobColumns, printerColumns, type StoredJob } from './rows.ts';

/**
 * Returns the jobs in a scope that match a condition, with their printers and places in the queue.
 */
export const jobsWhere = (db: Sql, scope: Scope, rest: RawBuilder<unknown>): Promise<StoredJob[]> =>
  all(
    db,
    sql<StoredJob>`select ${jobColumns}, ${besideColumns}
      from print_job j
      join printer p on p.merchant_id = j.merchant_id and p.id = j.printer_id
      left join printer f on f.merchant_id = j.merchant_id and f.id = j.first_printer_id
      where ${within(scope, 'j.merchant_id')} and ${rest}`,
  );

/**
 * Returns one job in a scope.
 * @throws `notFound`
 */
export async function loadJob(db: Sql, scope: Scope, id: number): Promise<StoredJob> {
  const [job] = await jobsWhere(db, scope, sql`j.id = ${id}`);
  if (!job) throw new Problem('notFound');
  return job;
}

/** Locks a job until the transaction ends, then reads it. */
export async function lockJob(db: Sql, scope: Scope, id: number): Promise<StoredJob> {
  await sql`select 1 from print_job where ${within(scope)} and id = ${id} for update`.execute(db);
  return loadJob(db, scope, id);
}

/** Returns the jobs of several orders, the oldest first. */
export const jobsOfOrders = (
  db: Sql,
  merchant_id: number,
  order_ids: readonly number[],
): Promise<JobRecord[]> =>
  all(
    db,
    sql<JobRecord>`select ${jobColumns} from print_job j
      where j.merchant_id = ${merchant_id} and j.order_id = any(${order_ids}::bigint[])
      order by j.id`,
  );

/** Returns the printers of a merchant. */
export const printersOf = (db: Sql, merchant_id: number): Promise<PrinterRecord[]> =>
  all(
    db,
    sql<PrinterRecord>`select ${printerColumns} from printer p
      where p.merchant_id = ${merchant_id} and not p.is_deleted order by p.id`,
  );

/**
 * Returns one printer in a scope.
 * @throws `notFound`
 */
export async function loadPrinter(db: Sql, scope: Scope, id: number): Promise<PrinterRecord> {
  const printer = await first(
    db,
    sql<PrinterRecord>`select ${printerColumns} from printer p
      where ${within(scope, 'p.merchant_id')} and p.id = ${id} and not p.is_deleted`,
  );
  if (!printer) throw new Problem('notFound');
  return printer;
}

/** Returns a merchant's print template, or the default one. */
export async function templateOf(db: Sql, shop: Shop): Promise<PrintTemplate> {
  const stored = await first(
    db,
    sql<Pick<Rows['print_template'], 'version' | 'fields'>>`select version, fields
      from print_template where merchant_id = ${shop.id}`,
  );
  const template = firstTemplate(shop);
  return stored ? { ...template, ...stored.fields, version: stored.version } : template;
}

/** Returns the settings with which a merchant's documents are made. */
export async function loadPaper(db: Sql, merchant_id: number, now: Date): Promise<Paper> {
  const shop = await loadShop(db, merchant_id, now);
  return paperOf(shop, await templateOf(db, shop));
}
