import type { Unit } from '@servery/domain/commands';
import type { ReceivedDocument } from '@servery/domain/documents';
import { guestActor } from '@servery/domain/guest';
import { businessDate } from '@servery/domain/time';
import { signInLockStore } from '../account/signInLocks.ts';
import { attendanceStore } from '../attendance/store.ts';
import { closingStore } from '../closings/store.ts';
import { deviceStore } from '../devices/deviceStore.ts';
import { documentStore } from '../documents/store.ts';
import { drawerStore } from '../drawers/store.ts';
import { employeeStore } from '../employees/store.ts';
import { exportStore } from '../merchantExports/store.ts';
import { itemPushStore } from '../itemPushes/store.ts';
import { kitchenStore } from '../kitchen/store.ts';
import type { Encoded } from '../media/encodeHere.ts';
import { mediaStore } from '../media/store.ts';
import { menuStore } from '../menu/store.ts';
import { merchantStore } from '../merchants/store.ts';
import { contextAt, loadOpenShop, loadShop } from '../orders/shop.ts';
import { orderChoices, orderStore } from '../orders/store.ts';
import { paymentOptionStore } from '../payments/store.ts';
import { platformStore } from '../platform/store.ts';
import { pricePushStore } from '../pricePushes/store.ts';
import { printStores } from '../printing/stores.ts';
import { pushStore } from '../push/store.ts';
import { queueStore } from '../queue/store.ts';
import { reservationStore } from '../reservations/store.ts';
import { known, oneOf } from '../../http/scope.ts';
import { bookmarkStore } from '../search/bookmarks.ts';
import { settingPushStore } from '../settingPushes/store.ts';
import { approvalStore } from '../../session/approvalStore.ts';
import type { Origin } from '../../session/device.ts';
import { sessionStore } from '../../session/sessionStore.ts';
import { peopleStore } from '../staff/peopleStore.ts';
import { floorStore } from '../tables/store.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

/** Values that only some units of work need. */
interface UnitOptions {
  /** The encoded picture of an upload. */
  picture?: Encoded | null;
  /** The checked document of an upload. */
  document?: ReceivedDocument | null;
  /** The caller's location, as a new session shows it. */
  origin?: Origin;
}

/** Returns the unit of work of a request, in the transaction of that request. */
export const unitOf = (
  ctx: RequestContext,
  { picture, document, origin }: UnitOptions = {},
): Unit => ({
  now: ctx.now,
  quota: ctx.limits.quotaIn(ctx.sql),
  merchant: async (merchantId, field) =>
    oneOf(ctx.caller, await known(ctx.sql, ctx.caller, merchantId), field),
  businessDate: async (merchant_id, instant) =>
    businessDate(instant, (await loadShop(ctx.sql, merchant_id, new Date(instant))).settings),
  guestContext: (merchant_id, name) => {
    const { rights, name: called } = guestActor(name);
    const scope = merchant_id === null ? [] : [merchant_id];
    ctx.caller = { ...ctx.caller, id: 0, name: called, rights, scope };
  },
  contextOf: async (merchant_id) =>
    contextAt(ctx, await loadOpenShop(ctx.sql, merchant_id, ctx.now)),
  approvals: approvalStore(ctx),
  attendance: attendanceStore(ctx),
  bookmarks: bookmarkStore(ctx),
  choices: orderChoices(ctx),
  closings: closingStore(ctx),
  devices: deviceStore(ctx, origin),
  documents: documentStore(ctx, document),
  drawers: drawerStore(ctx),
  exports: exportStore(ctx),
  employees: employeeStore(ctx),
  floors: floorStore(ctx),
  itemPushes: itemPushStore(ctx),
  kitchens: kitchenStore(ctx),
  locks: signInLockStore(ctx),
  media: mediaStore(ctx, picture),
  menus: menuStore(ctx),
  merchants: merchantStore(ctx),
  orders: orderStore(ctx),
  paymentOptions: paymentOptionStore(ctx),
  people: peopleStore(ctx),
  platform: platformStore(ctx),
  pricePushes: pricePushStore(ctx),
  prints: printStores(ctx),
  pushes: pushStore(ctx),
  queues: queueStore(ctx),
  reservations: reservationStore(ctx),
  sessions: sessionStore(ctx, origin),
  settingPushes: settingPushStore(ctx),
});
