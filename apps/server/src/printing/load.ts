import { Problem, type PrintTemplate, type PrintTemplateFields } from '@servery/api';
import {
  firstTemplate,
  paperOf,
  type JobRecord,
  type Paper,
  type PrinterRecord,
} from '@servery/domain/printing';
import { sql, type RawBuilder } from 'kysely';
import { loadShop } from '../orders/shop.ts';
import { within, type Scope } from '../scope.ts';
import { all, first, type Sql } from '../sql.ts';
import { besideColumns, jobColumns, printerColumns, type StoredJob } from './rows.ts';

/** Jobs with what stands beside them, of one scope and under a condition. */
export const jobsWhere = (db: Sql, scope: Scope, rest: RawBuilder<unknown>): Promise<StoredJob[]> =>
  all(
    db,
    sql<StoredJob>`select ${jobColumns}, ${besideColumns}
      from print_job j
      join printer p on p.merchant_id = j.merchant_id and p.id = j.printer_id
      left join printer f on f.merchant_id = j.merchant_id and f.id = j.first_printer_id
      where ${within(scope, 'j.merchant_id')} and ${rest}`,
  );

/** One job; others do not exist. */
export async function loadJob(db: Sql, scope: Scope, id: number): Promise<StoredJob> {
  const [job] = await jobsWhere(db, scope, sql`j.id = ${id}`);
  if (!job) throw new Problem('notFound');
  return job;
}

/** Locks a job until the transaction ends, and reads it as it then is. */
export async function lockJob(db: Sql, scope: Scope, id: number): Promise<StoredJob> {
  await sql`select 1 from print_job where ${within(scope)} and id = ${id} for update`.execute(db);
  return loadJob(db, scope, id);
}

/** The jobs of some orders, oldest first. */
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

/** The jobs of one order, oldest first. */
export const jobsOfOrder = (db: Sql, merchant_id: number, order_id: number): Promise<JobRecord[]> =>
  jobsOfOrders(db, merchant_id, [order_id]);

/** The printers of a merchant. */
export const printersOf = (db: Sql, merchant_id: number): Promise<PrinterRecord[]> =>
  all(
    db,
    sql<PrinterRecord>`select ${printerColumns} from printer p
      where p.merchant_id = ${merchant_id} and not p.is_deleted order by p.id`,
  );

/** One printer in a scope; others do not exist. */
export async function loadPrinter(db: Sql, scope: Scope, id: number): Promise<PrinterRecord> {
  const printer = await first(
    db,
    sql<PrinterRecord>`select ${printerColumns} from printer p
      where ${within(scope, 'p.merchant_id')} and p.id = ${id} and not p.is_deleted`,
  );
  if (!printer) throw new Problem('notFound');
  return printer;
}

/** How a merchant's paper looks. */
export async function templateOf(
  db: Sql,
  shop: { id: number; name: string },
): Promise<PrintTemplate> {
  const kept = await first(
    db,
    sql<{ version: number; fields: PrintTemplateFields }>`select version, fields
      from print_template where merchant_id = ${shop.id}`,
  );
  const template = firstTemplate(shop);
  return kept ? { ...template, ...kept.fields, version: kept.version } : template;
}

/** What a merchant's documents are made with. */
export async function loadPaper(db: Sql, merchant_id: number): Promise<Paper> {
  const shop = await loadShop(db, merchant_id);
  return paperOf(shop, await templateOf(db, shop));
}
