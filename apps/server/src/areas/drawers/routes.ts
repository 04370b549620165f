import {
  getMyShift,
  getShift,
  listCashMovements,
  listDrawers,
  listShifts,
  previewShift,
} from '@servery/api';
import { drawerCommands, previewShift as printedShift } from '@servery/domain/commands';
import { read } from '../../http/route.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { known, narrow, oneOf, type Scope } from '../../http/scope.ts';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { unitOf } from '../commands/unitOf.ts';
import { myShift, pageOfDrawers, pageOfMovements, pageOfShifts, readShift } from './list.ts';

const scopeOf = async (
  { sql, caller }: RequestContext,
  { merchant_id }: { merchant_id: number | '' },
): Promise<Scope> => narrow(caller, await known(sql, caller, merchant_id));

const reads = [
  read(listDrawers, async ({ query, ctx }) =>
    pageOfDrawers(ctx.sql, query, await scopeOf(ctx, query)),
  ),
  read(listShifts, async ({ query, ctx }) => pageOfShifts(ctx, query, await scopeOf(ctx, query))),
  read(listCashMovements, async ({ query, ctx }) =>
    pageOfMovements(ctx, query, await scopeOf(ctx, query)),
  ),
  read(getMyShift, async ({ query: { merchant_id }, ctx }) => {
    const known_id = await known(ctx.sql, ctx.caller, merchant_id);
    return { shift: await myShift(ctx, oneOf(ctx.caller, known_id)) };
  }),
  read(getShift, ({ params: { id }, ctx }) => readShift(ctx, id)),
  read(previewShift, async ({ params: { id }, ctx }) => {
    const { document } = await printedShift(unitOf(ctx), id);
    return { document };
  }),
];

/** The routes of cash drawers and shifts. */
export const drawerRoutes = [...reads, ...commandRoutes(drawerCommands)];
