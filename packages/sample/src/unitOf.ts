import type { Command, Unit, Upload } from '@servery/domain/commands';
import { receiveDocument, type ReceivedDocument } from '@servery/domain/documents';
import { settingsAt } from '@servery/domain/settings';
import { businessDate } from '@servery/domain/time';
import type { RequestContext } from './enter.ts';
import { takePicture, type TakenPicture } from './pictures.ts';
import { approvalStore } from './stores/approvals.ts';
import { attendanceStore } from './stores/attendance.ts';
import { bookmarkStore } from './stores/bookmarks.ts';
import { MemoryUnit } from './stores/MemoryUnit.ts';
import { closingStore } from './stores/closings.ts';
import { deviceStore } from './stores/devices.ts';
import { drawerStore } from './stores/drawers.ts';
import { documentStore } from './stores/documents.ts';
import { employeeStore } from './stores/employees.ts';
import { exportStore } from './stores/exports.ts';
import { floorStore } from './stores/floors.ts';
import { itemPushStore } from './stores/itemPushes.ts';
import { kitchenStore } from './stores/kitchens.ts';
import { mediaStore } from './stores/media.ts';
import { menuStore } from './stores/menus.ts';
import { merchantStore } from './stores/merchants.ts';
import { orderChoices, orderStore } from './stores/orders.ts';
import { paymentOptionStore } from './stores/paymentOptions.ts';
import { peopleStore } from './stores/people.ts';
import { platformStore } from './stores/platform.ts';
import { pricePushStore } from './stores/pricePushes.ts';
import { printStores } from './stores/prints.ts';
import { pushStore } from './stores/pushes.ts';
import { queueStore } from './stores/queues.ts';
import { reservationStore } from './stores/reservations.ts';
import { sessionStore } from './stores/sessions.ts';
import { settingPushStore } from './stores/settingPushes.ts';
import { signInLockStore } from './stores/signInLocks.ts';
import type { World } from './world.ts';

/** The uploaded file of a request, after it was checked. */
interface Uploaded {
  picture?: TakenPicture;
  document?: ReceivedDocument;
}

/** Returns the unit of work of a request on a world. */
export function unitOf(ctx: RequestContext, { picture, document }: Uploaded = {}): Unit {
  const unit = new MemoryUnit(ctx);
  return {
    now: ctx.now,
    // All guests of a world use one browser, which has no IP address.
    quota: { require: async () => undefined, count: async () => undefined },
    merchant: async (requested_id, field) => ctx.one(requested_id, field),
    businessDate: async (merchant_id, instant) =>
      businessDate(instant, settingsAt(ctx.world.storedMerchant(merchant_id).settings, instant)),
    guestContext: (merchant_id, name) => unit.guestContext(merchant_id, name),
    contextOf: async (merchant_id) => unit.contextOf(merchant_id),
    approvals: approvalStore(unit),
    attendance: attendanceStore(unit),
    bookmarks: bookmarkStore(unit),
    choices: orderChoices(unit),
    closings: closingStore(unit),
    devices: deviceStore(unit),
    documents: documentStore(unit, document ?? null),
    drawers: drawerStore(unit),
    employees: employeeStore(unit),
    exports: exportStore(unit),
    floors: floorStore(unit),
    itemPushes: itemPushStore(unit),
    kitchens: kitchenStore(unit),
    locks: signInLockStore(unit),
    media: mediaStore(unit, picture ?? null),
    menus: menuStore(unit),
    merchants: merchantStore(unit),
    orders: orderStore(unit),
    paymentOptions: paymentOptionStore(unit),
    people: peopleStore(unit),
    platform: platformStore(unit),
    pricePushes: pricePushStore(unit),
    prints: printStores(unit),
    pushes: pushStore(unit),
    queues: queueStore(unit),
    reservations: reservationStore(unit),
    sessions: sessionStore(unit),
    settingPushes: settingPushStore(unit),
  };
}

/** Runs a unit of work for a request. Others wait until it ends. */
export const runUnit = <T>(
  ctx: RequestContext,
  work: (unit: Unit) => Promise<T>,
  uploaded: Uploaded = {},
): Promise<T> =>
  ctx.world.exclusive(async () => {
    const answer = await work(unitOf(ctx, uploaded));
    ctx.settle();
    return answer;
  });

const take = async (world: World, sent: Upload): Promise<Uploaded> =>
  sent.isDocument
    ? { document: await receiveDocument(sent) }
    : { picture: await takePicture(world, sent) };

/** Creates a function that runs a command for a request. */
export const runIn =
  ({ run, upload }: Command) =>
  async ({
    ctx,
    ...input
  }: { ctx: RequestContext } & Record<string, unknown>): Promise<unknown> => {
    const sent = upload?.(input) ?? null;
    const uploaded = sent ? await take(ctx.world, sent) : {};
    return runUnit(ctx, (unit) => run(input, unit), uploaded);
  };
