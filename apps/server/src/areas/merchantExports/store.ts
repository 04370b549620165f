import { exportFiles, type ExportFile } from '@servery/api';
import type { ExportStore } from '@servery/domain/commands';
import type { ExportCounts } from '@servery/domain/merchant-exports';
import { sql } from 'kysely';
import { appendAudit } from '../../audit/append.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { first, insertRows } from '../../storage/sql.ts';

/** The table whose rows each file lists; `staff` lists the people of the merchant. */
const tableOf: Record<ExportFile, string> = {
  orders: 'orders',
  order_items: 'order_line',
  payments: 'payment',
  refunds: 'refund',
  members: 'member',
  wallet_entries: 'wallet_entry',
  categories: 'menu_category',
  menu_items: 'menu_item',
  menu_options: 'menu_option',
  tables: 'dining_table',
  bookings: 'reservation',
  queue_entries: 'queue_entry',
  staff: 'person',
  employees: 'employee',
  attendance: 'attendance_entry',
  shifts: 'shift',
  cash_movements: 'cash_movement',
  day_closings: 'day_closing',
};

/** Returns the SQL store of exports. */
export const exportStore = (ctx: RequestContext): ExportStore => ({
  async count(merchant_id) {
    const counts = exportFiles.map(
      (file) => sql`(select count(*) from ${sql.table(tableOf[file])} t
        where t.merchant_id = ${merchant_id}) as ${sql.ref(file)}`,
    );
    const row = await first(ctx.sql, sql<ExportCounts>`select ${sql.join(counts)}`);
    return row!;
  },
  async save(started) {
    const { host, caller, now, requestId, sql: db } = ctx;
    const { id, merchant_id } = started;
    await insertRows(db, 'merchant_export', [{ ...started }]);
    await appendAudit(db, merchant_id, [
      {
        id: host.nextId(),
        at: now.toISOString(),
        person_id: caller.id,
        person_name: caller.name,
        action: 'merchant.exported',
        object_id: id,
        request_id: requestId,
        facts: {},
        before: null,
        after: null,
      },
    ]);
  },
});
