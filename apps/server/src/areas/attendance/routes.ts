import { listAttendance, listMyAttendance } from '@servery/api';
import { attendanceCommands, attendanceProcedures } from '@servery/domain/commands';
import { sql } from 'kysely';
import { read } from '../../http/route.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { known, oneOf } from '../../http/scope.ts';
import { commandRoutes, procedureRoutes } from '../commands/commandRoutes.ts';
import { containsText } from '../lists/containsText.ts';
import { pageOfWeeks } from './list.ts';

const merchantOf = async (
  { sql: db, caller }: RequestContext,
  { merchant_id }: { merchant_id: number | '' },
): Promise<number> => oneOf(caller, await known(db, caller, merchant_id));

/** The routes of attendance. */
export const attendanceRoutes = [
  read(listAttendance, async ({ query, ctx }) =>
    pageOfWeeks(
      ctx,
      await merchantOf(ctx, query),
      query,
      containsText(query.search, 'e.search_text'),
    ),
  ),
  read(listMyAttendance, async ({ query, ctx }) =>
    pageOfWeeks(
      ctx,
      await merchantOf(ctx, query),
      { ...query, start: 0, length: 1, order: 'asc' },
      sql`e.staff_id = ${ctx.caller.id}`,
    ),
  ),
  ...commandRoutes(attendanceCommands),
  ...procedureRoutes(attendanceProcedures),
];
