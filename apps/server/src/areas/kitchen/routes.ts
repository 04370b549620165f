import { displayKitchen, listKitchenMenus, listKitchenZones } from '@servery/api';
import { kitchenCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/kitchen';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { displayOf } from './display.ts';
import { pageOfZones } from './list.ts';
import { loadKitchen } from './load.ts';
import { known, narrow, oneOf } from '../../http/scope.ts';
import { read } from '../../http/route.ts';

const reads = [
  read(listKitchenZones, async ({ query, ctx: { sql, caller } }) =>
    pageOfZones(sql, query, narrow(caller, await known(sql, caller, query.merchant_id))),
  ),
  read(listKitchenMenus, async ({ query, ctx: { sql, caller } }) => {
    const merchant_id = oneOf(caller, await known(sql, caller, query.merchant_id));
    return rules.listKitchenMenus(await loadKitchen(sql, merchant_id), query);
  }),
  read(displayKitchen, async ({ query, ctx: { sql, caller, now } }) => ({
    now: now.toISOString(),
    ...(await displayOf(
      sql,
      oneOf(caller, await known(sql, caller, query.merchant_id)),
      query,
      now,
    )),
  })),
];

/** The routes of the kitchen: zones, and the tickets with their progress. */
export const kitchenRoutes = [...reads, ...commandRoutes(kitchenCommands)];
