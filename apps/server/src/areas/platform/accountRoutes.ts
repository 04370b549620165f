import { listPlatformAccounts } from '@servery/api';
import { platformAccountCommands, platformAccountProcedures } from '@servery/domain/commands';
import { read } from '../../http/route.ts';
import { commandRoutes, procedureRoutes } from '../commands/commandRoutes.ts';
import { platformAccountPage } from './accountPage.ts';

/** The routes of the platform's accounts. */
export const platformAccountRoutes = [
  read(listPlatformAccounts, ({ query, ctx }) => platformAccountPage(ctx, query)),
  ...commandRoutes(platformAccountCommands),
  ...procedureRoutes(platformAccountProcedures),
];
