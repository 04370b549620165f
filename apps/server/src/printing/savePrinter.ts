import { Problem, type Printer, type PrinterFields } from '@servery/api';
import { checkedPrinter, requireNoNetwork, type PrinterRecord } from '@servery/domain/printing';
import { sql } from 'kysely';
import { within } from '../scope.ts';
import { putRows } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { clearJobs } from './change.ts';
import { printersWhere } from './lists.ts';
import { loadPrinter, printersOf } from './load.ts';
import { printerRow } from './rows.ts';
import { tell } from './save.ts';

const shown = async ({ sql: db }: Visit, merchant_id: number, id: number): Promise<Printer> => {
  const [printer] = await printersWhere(db, [merchant_id], sql`p.id = ${id}`);
  if (!printer) throw new Problem('notFound');
  return printer;
};

/** Two who change a merchant's printers at once wait for each other: names and stand-ins are looked at together. */
const lockPrinters = ({ sql: db }: Visit, merchant_id: number) =>
  sql`select 1 from merchant where merchant_id = ${merchant_id} for no key update`.execute(db);

async function keep(
  visit: Visit,
  before: PrinterRecord | null,
  wish: PrinterFields,
  [merchant_id, id]: [number, number],
): Promise<Printer> {
  if (visit.host.printing?.isNetworkOff) requireNoNetwork(wish);
  const fields = checkedPrinter(wish, id, await printersOf(visit.sql, merchant_id));
  const version = (before?.version ?? 0) + 1;
  const printer = { ...fields, id, merchant_id, version, printed_at: before?.printed_at ?? null };
  await putRows(visit.sql, 'printer', ['merchant_id', 'id'], [printerRow(printer)]);
  const { connection, host, port } = printer;
  tell(visit, printer, {
    did: before ? 'changed printer' : 'added printer',
    connection,
    host,
    port,
  });
  return shown(visit, merchant_id, id);
}

/** Adds a printer to a merchant. */
export async function addPrinter(
  visit: Visit,
  merchant_id: number,
  fields: PrinterFields,
): Promise<Printer> {
  await lockPrinters(visit, merchant_id);
  return keep(visit, null, fields, [merchant_id, visit.host.nextId()]);
}

/** A printer as it is, while nobody else changes it; refuses a version that is not this one. */
async function locked(visit: Visit, id: number, version: number): Promise<PrinterRecord> {
  const { sql: db, caller } = visit;
  const { merchant_id } = await loadPrinter(db, caller.scope, id);
  await lockPrinters(visit, merchant_id);
  await sql`select 1 from printer where ${within([merchant_id])} and id = ${id}
    for update`.execute(db);
  const printer = await loadPrinter(db, [merchant_id], id);
  if (printer.version !== version)
    throw new Problem('conflict', { current: await shown(visit, merchant_id, id) });
  return printer;
}

/** Changes a printer. */
export async function changePrinter(
  visit: Visit,
  id: number,
  { version, ...fields }: PrinterFields & { version: number },
): Promise<Printer> {
  const before = await locked(visit, id, version);
  return keep(visit, before, fields, [before.merchant_id, id]);
}

/** Takes a printer away, and calls off what waits for it; answers how many jobs these were. */
export async function removePrinter(visit: Visit, id: number, version: number): Promise<number> {
  const printer = await locked(visit, id, version);
  const { merchant_id } = printer;
  const cleared = await clearJobs(visit, merchant_id, id);
  await putRows(
    visit.sql,
    'printer',
    ['merchant_id', 'id'],
    [printerRow({ ...printer, version: version + 1, fallback_id: null, is_active: false }, true)],
  );
  await sql`update printer set fallback_id = null, version = version + 1
    where merchant_id = ${merchant_id} and fallback_id = ${id}`.execute(visit.sql);
  tell(visit, { ...printer, version: version + 1 }, { did: 'removed printer', cleared });
  return cleared;
}
