import { Problem, readMerchantExport } from '@servery/api';
import { merchantExportCommands } from '@servery/domain/commands';
import { exportPageOf, isReadable, type ExportRecord } from '@servery/domain/merchant-exports';
import { sql } from 'kysely';
import { read } from '../../http/route.ts';
import { within } from '../../http/scope.ts';
import { first } from '../../storage/sql.ts';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { exportRecordsOf } from './recordsOf.ts';

/** The routes of exports of merchants. */
export const merchantExportRoutes = [
  read(readMerchantExport, async ({ params: { id }, query, ctx }) => {
    const { sql: db, caller, now } = ctx;
    const found = await first(
      db,
      sql<ExportRecord>`select id, merchant_id, person_id, at, expires_at from merchant_export
        where id = ${id} and ${within(caller.scope)}`,
    );
    if (!found || !isReadable(found, { id: caller.id, now })) throw new Problem('notFound');
    return exportPageOf(query.part, await exportRecordsOf(db, found.merchant_id, query));
  }),
  ...commandRoutes(merchantExportCommands),
];
