import { getMerchantAccount, getOutletPlan, listAgents, listMerchants } from '@servery/api';
import { merchantAccountCommands, merchantAccountProcedures } from '@servery/domain/commands';
import { read } from '../../http/route.ts';
import { commandRoutes, procedureRoutes } from '../commands/commandRoutes.ts';
import { accountOf } from './account.ts';
import { agentPage } from './agents.ts';
import { merchantPage } from './list.ts';
import { outletPlanOf } from './outletPlan.ts';

/** The routes of merchants, for the people of the platform. */
export const merchantAccountRoutes = [
  read(listMerchants, ({ query, ctx }) => merchantPage(ctx, query)),
  read(listAgents, ({ query, ctx }) => agentPage(ctx.sql, query)),
  read(getMerchantAccount, ({ params: { id }, ctx }) => accountOf(ctx, id)),
  read(getOutletPlan, ({ params: { id }, ctx }) => outletPlanOf(ctx, id)),
  ...commandRoutes(merchantAccountCommands),
  ...procedureRoutes(merchantAccountProcedures),
];
