import type { AnyEndpoint } from '../endpoint.ts';
import * as account from './account.ts';
import * as agents from './agents.ts';
import * as approvals from './approvals.ts';
import * as attendance from './attendance.ts';
import * as dashboard from './dashboard.ts';
import * as drawers from './drawers.ts';
import * as employees from './employees.ts';
import * as features from './features.ts';
import * as guest from './guest.ts';
import * as guestRequests from './guestRequests.ts';
import * as itemPushes from './itemPushes.ts';
import * as kitchen from './kitchen.ts';
import * as liveEvents from './liveEvents.ts';
import * as media from './media.ts';
import * as merchantAccounts from './merchantAccounts.ts';
import * as merchantDocuments from './merchantDocuments.ts';
import * as merchantExports from './merchantExports.ts';
import * as menu from './menu.ts';
import * as merchants from './merchants.ts';
import * as outletPlans from './outletPlans.ts';
import * as paymentOptions from './paymentOptions.ts';
import * as orderChanges from './orderChanges.ts';
import * as orderPayments from './orderPayments.ts';
import * as orderPlacing from './orderPlacing.ts';
import * as orderSteps from './orderSteps.ts';
import * as orders from './orders.ts';
import * as pairedDevices from './pairedDevices.ts';
import * as platform from './platform.ts';
import * as platformAccounts from './platformAccounts.ts';
import * as pricePushes from './pricePushes.ts';
import * as printAgents from './printAgents.ts';
import * as printing from './printing.ts';
import * as push from './push.ts';
import * as queue from './queue.ts';
import * as reservations from './reservations.ts';
import * as sample from './sample.ts';
import * as search from './search.ts';
import * as settingPushes from './settingPushes.ts';
import * as settings from './settings.ts';
import * as signInLocks from './signInLocks.ts';
import * as setUp from './setUp.ts';
import * as menuCopies from './menuCopies.ts';
import * as dayClosings from './dayClosings.ts';
import * as reports from './reports.ts';
import * as setUpGuide from './setUpGuide.ts';
import * as shifts from './shifts.ts';
import * as shortcutPins from './shortcutPins.ts';
import * as staff from './staff.ts';
import * as supermerchants from './supermerchants.ts';
import * as tables from './tables.ts';
import * as viewing from './viewing.ts';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  !!value && typeof value === 'object' && 'method' in value && 'path' in value;

/**
 * Returns every endpoint by its export name, for checks and documentation. A screen imports only
 * the endpoints it needs.
 */
export const allEndpoints = (): Record<string, AnyEndpoint> =>
  Object.fromEntries(
    Object.entries<unknown>({
      ...account,
      ...agents,
      ...approvals,
      ...attendance,
      ...dashboard,
      ...drawers,
      ...employees,
      ...features,
      ...guest,
      ...guestRequests,
      ...itemPushes,
      ...kitchen,
      ...liveEvents,
      ...media,
      ...menu,
      ...merchantAccounts,
      ...merchantDocuments,
      ...merchantExports,
      ...merchants,
      ...outletPlans,
      ...paymentOptions,
      ...platform,
      ...platformAccounts,
      ...sample,
      ...orders,
      ...orderChanges,
      ...orderPayments,
      ...orderPlacing,
      ...orderSteps,
      ...pairedDevices,
      ...pricePushes,
      ...printAgents,
      ...printing,
      ...push,
      ...queue,
      ...reservations,
      ...search,
      ...settingPushes,
      ...settings,
      ...signInLocks,
      ...setUp,
      ...menuCopies,
      ...dayClosings,
      ...reports,
      ...setUpGuide,
      ...shifts,
      ...shortcutPins,
      ...staff,
      ...supermerchants,
      ...tables,
      ...viewing,
    }).filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1])),
  );
