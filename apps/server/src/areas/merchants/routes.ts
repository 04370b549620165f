import {
  displayMenu,
  getMerchantInfo,
  getSample,
  getSetUpGuide,
  getSettings,
  listMembers,
  listMenuSources,
  listSettingChanges,
  removeSample,
  showFeature,
  type Member,
} from '@servery/api';
import {
  featureCommands,
  menuCopyCommands,
  settingCommands,
  setUpGuideCommands,
} from '@servery/domain/commands';
import { displayMenu as showMenu } from '@servery/domain/menu';
import { personalAccess } from '@servery/domain/people';
import { toInstant } from '@servery/domain/time';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { findsPerson } from '../lists/findsPerson.ts';
import { listByName } from '../lists/listByName.ts';
import { featuresOf } from './features.ts';
import { merchantInfoOf } from './merchantInfo.ts';
import { menuSourcesOf } from './menuSources.ts';
import { settingChangesOf, settingsOf } from './settings.ts';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { loadBook } from '../menu/load.ts';
import { tableAt } from '../menu/tableAt.ts';
import { loadShop } from '../orders/shop.ts';
import { removeSampleBy, sampleOf } from './removeSample.ts';
import { setUpGuideOf } from './setUp.ts';
import { known, narrow, oneOf } from '../../http/scope.ts';
import { own, read } from '../../http/route.ts';

const memberColumns = columnsOf<Member>()('member', 'member', `id, name, phone, rank, is_active`);

/**
 * The routes of settings, and of the choices that screens offer: merchants, members and the menu.
 */
export const merchantRoutes = [
  read(getMerchantInfo, ({ query, ctx: { sql, caller, now } }) =>
    merchantInfoOf(sql, oneOf(caller, query.id, 'id'), now),
  ),
  read(getSetUpGuide, async ({ query, ctx: { sql, caller, now } }) =>
    setUpGuideOf(sql, oneOf(caller, await known(sql, caller, query.merchant_id)), now),
  ),
  ...commandRoutes(setUpGuideCommands),
  read(listMenuSources, async ({ query, ctx: { sql, caller, now } }) => {
    const merchant_id = oneOf(caller, await known(sql, caller, query.merchant_id));
    return { sources: await menuSourcesOf(sql, caller.scope, merchant_id, now) };
  }),
  ...commandRoutes(menuCopyCommands),
  read(getSample, ({ ctx }) => sampleOf(ctx)),
  // As the platform, because the merchants of the sample are out of its caller's reach.
  own(removeSample, ({ body: { confirm }, ctx }) => removeSampleBy(ctx, confirm)),
  read(getSettings, ({ query, ctx: { sql, caller, now } }) =>
    settingsOf(sql, oneOf(caller, query.id, 'id'), now),
  ),
  read(listSettingChanges, async ({ query, ctx: { sql, caller } }) =>
    settingChangesOf(sql, oneOf(caller, await known(sql, caller, query.id), 'id'), query),
  ),
  ...commandRoutes(settingCommands),
  read(showFeature, async ({ query, ctx: { host, sql, caller } }) =>
    featuresOf(host, sql, oneOf(caller, await known(sql, caller, query.merchant_id))),
  ),
  ...commandRoutes(featureCommands),
  read(listMembers, async ({ query, ctx: { sql, caller } }) => {
    const scope = narrow(caller, await known(sql, caller, query.merchant_id));
    const found = findsPerson(query.search, personalAccess(caller), 'member');
    return listByName(sql, 'member', memberColumns, query, scope, found);
  }),
  read(displayMenu, async ({ query, ctx: { sql, caller, now } }) => {
    const method = query.method === 'dine in' ? 'dine_in' : query.method;
    const merchant_id = oneOf(caller, await known(sql, caller, query.merchant_id));
    const [{ settings }, book, table] = await Promise.all([
      loadShop(sql, merchant_id, now),
      loadBook(sql, merchant_id),
      tableAt(sql, merchant_id, query.table_id),
    ]);
    const { time_zone } = settings;
    const at = query.at ? new Date(toInstant(query.at, time_zone)) : now;
    return showMenu(book, { method, table, time_zone, now: at });
  }),
];
