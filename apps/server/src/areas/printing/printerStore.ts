import type { PrinterAction, PrinterStore } from '@servery/domain/commands';
import type { PrinterBook, PrinterChange } from '@servery/domain/printing';
import { sql } from 'kysely';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf } from '../commands/recordChanges.ts';
import { putRows } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { printersWhere } from './lists.ts';
import { loadPrinter, printersOf } from './load.ts';
import { printContext } from './printContext.ts';
import { printerRow } from './rows.ts';
import { recordPrintChange } from './recordPrintChange.ts';

/**
 * Locks a merchant's printers and reads them all: rules decide about them together, so concurrent
 * changes run one after the other.
 */
async function lock({ sql: db, host }: RequestContext, merchant_id: number): Promise<PrinterBook> {
  await lockMerchant(db, merchant_id);
  // The lock also keeps a job from setting `printed_at` here, which saving would overwrite.
  await sql`select 1 from printer where merchant_id = ${merchant_id} and not is_deleted
    order by id for no key update`.execute(db);
  const printers = await printersOf(db, merchant_id);
  const shown = await printersWhere(db, [merchant_id], sql`true`);
  return {
    merchant_id,
    printers,
    queues: new Map(shown.map((printer) => [printer.id, printer])),
    isNetworkOff: host.printing?.isNetworkOff ?? false,
  };
}

async function save(
  ctx: RequestContext,
  before: PrinterBook,
  { book, printer }: PrinterChange,
  action: PrinterAction,
): Promise<void> {
  const isRemoved = !book.printers.includes(printer);
  const rows = changedOf(before.printers, book.printers).map((printer) => printerRow(printer));
  if (isRemoved) rows.unshift(printerRow(printer, true));
  await putRows(ctx.sql, 'printer', ['merchant_id', 'id'], rows);
  const { connection, host, port } = printer;
  const subject = { kind: 'printer', id: printer.id } as const;
  recordPrintChange(
    ctx,
    subject,
    printer,
    isRemoved ? { ...action } : { ...action, connection, host, port },
  );
}

/** Returns the SQL store of printers. */
export const printerStore = (ctx: RequestContext): PrinterStore => ({
  find: (printer_id) => loadPrinter(ctx.sql, ctx.caller.scope, printer_id),
  merchantOf: async (printer_id) =>
    (await loadPrinter(ctx.sql, ctx.caller.scope, printer_id)).merchant_id,
  of: (merchant_id) => printersOf(ctx.sql, merchant_id),
  lock: async (merchant_id) => ({
    state: await lock(ctx, merchant_id),
    context: printContext(ctx),
  }),
  save: (before, change, action) => save(ctx, before, change, action),
});
