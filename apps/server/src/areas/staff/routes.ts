import { getStaff, getStaffRights, listPins, listStaff, Problem } from '@servery/api';
import { staffCommands, staffProcedures } from '@servery/domain/commands';
import { read } from '../../http/route.ts';
import { known, narrow } from '../../http/scope.ts';
import { commandRoutes, procedureRoutes } from '../commands/commandRoutes.ts';
import { pinHolders, rightsById, staffById, staffPage } from './staffPage.ts';

const reads = [
  read(listStaff, async ({ query, ctx }) => {
    const { sql, caller } = ctx;
    return staffPage(ctx, query, narrow(caller, await known(sql, caller, query.merchant_id)));
  }),
  read(getStaff, async ({ params: { id }, ctx: { sql, caller } }) => {
    const staff = await staffById(sql, caller.scope, id);
    if (!staff) throw new Problem('notFound');
    return staff;
  }),
  read(getStaffRights, async ({ params: { id }, ctx: { sql, caller } }) => {
    const rights = await rightsById(sql, caller.scope, id);
    if (!rights) throw new Problem('notFound');
    return rights;
  }),
  read(listPins, async ({ query, ctx: { sql, caller } }) => {
    const scope = narrow(caller, await known(sql, caller, query.merchant_id));
    return { aaData: await pinHolders(sql, scope, query.ids) };
  }),
];

/** The routes of staff accounts and of their invitations. */
export const staffRoutes = [
  ...reads,
  ...commandRoutes(staffCommands),
  ...procedureRoutes(staffProcedures),
];
