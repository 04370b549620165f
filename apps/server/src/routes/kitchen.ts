import { displayKitchen, listKitchenMenus, listKitchenZones } from '@servery/api';
import { kitchenCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/kitchen';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { displayOf } from '../kitchen/display.ts';
import { pageOfZones } from '../kitchen/list.ts';
import { loadKitchen } from '../kitchen/load.ts';
import { known, narrow, oneOf } from '../scope.ts';
import { read } from '../route.ts';

const reads = [
  read(listKitchenZones, async ({ query, visit: { sql, caller } }) =>
    pageOfZones(sql, query, narrow(caller, await known(sql, caller, query.merchant_id))),
  ),
  read(listKitchenMenus, async ({ query, visit: { sql, caller } }) => {
    const merchant_id = oneOf(caller, await known(sql, caller, query.merchant_id));
    return rules.listKitchenMenus(await loadKitchen(sql, merchant_id), query);
  }),
  read(displayKitchen, async ({ query, visit: { sql, caller, now } }) => ({
    now: now.toISOString(),
    ...(await displayOf(
      sql,
      oneOf(caller, await known(sql, caller, query.merchant_id)),
      query,
      now,
    )),
  })),
];

/** The kitchen: who makes what, and how far it is. */
export const kitchenRoutes = [...reads, ...commandRoutes(kitchenCommands)];
