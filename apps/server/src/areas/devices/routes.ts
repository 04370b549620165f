import { listPairedDevices } from '@servery/api';
import { deviceCommands, deviceProcedures } from '@servery/domain/commands';
import { commandRoutes, procedureRoutes } from '../commands/commandRoutes.ts';
import { devicePage } from './devices.ts';
import { read } from '../../http/route.ts';
import { known, narrow } from '../../http/scope.ts';

/** The routes of shared devices: adding, pairing, switching and revoking them. */
export const deviceRoutes = [
  read(listPairedDevices, async ({ query, ctx }) => {
    const { sql, caller } = ctx;
    return devicePage(ctx, query, narrow(caller, await known(sql, caller, query.merchant_id)));
  }),
  ...commandRoutes(deviceCommands),
  ...procedureRoutes(deviceProcedures),
];
