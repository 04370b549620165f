import { listAllPaymentOptions, listPaymentOptions } from '@servery/api';
import { paymentCommands } from '@servery/domain/commands';
import { read } from '../../http/route.ts';
import { known, narrow } from '../../http/scope.ts';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { pageOfOffered, pageOfOptions } from './list.ts';

const reads = [
  read(listPaymentOptions, async ({ query, ctx: { sql, caller } }) =>
    pageOfOffered(sql, query, narrow(caller, await known(sql, caller, query.merchant_id))),
  ),
  read(listAllPaymentOptions, async ({ query, ctx: { sql, caller } }) =>
    pageOfOptions(sql, query, narrow(caller, await known(sql, caller, query.merchant_id))),
  ),
];

/** The routes of payment options. */
export const paymentRoutes = [...reads, ...commandRoutes(paymentCommands)];
