import type { Capability } from './capabilities.ts';
import { isWrite, type AnyEndpoint } from './endpoint.ts';
import * as employees from './endpoints/employees.ts';
import * as guest from './endpoints/guest.ts';
import * as itemPushes from './endpoints/itemPushes.ts';
import * as pairedDevices from './endpoints/pairedDevices.ts';
import * as pricePushes from './endpoints/pricePushes.ts';
import * as queue from './endpoints/queue.ts';
import * as reservations from './endpoints/reservations.ts';
import * as sample from './endpoints/sample.ts';
import * as settingPushes from './endpoints/settingPushes.ts';
import * as settings from './endpoints/settings.ts';
import * as shortcutPins from './endpoints/shortcutPins.ts';
import * as staff from './endpoints/staff.ts';

/**
 * The capabilities for new orders, and for changes of the menu, the tables, the settings and the
 * people. The others stay, so that open orders, shifts and days can be completed.
 */
const closed: ReadonlySet<Capability> = new Set([
  'order.create',
  'menu.edit',
  'menu.price',
  'menu.availability',
  'table.edit',
  'kitchen.edit',
  'print.settings',
  'media.edit',
  'merchant.profile',
  'setting.edit',
  'payment.options',
  'feature.toggle',
  'staff.manage',
]);

/** New guests, orders and settings, by calls whose capability is also needed for the rest. */
const alsoClosed: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  guest.addGuestLines,
  guest.sendGuestOrder,
  guest.updateGuestLine,
  itemPushes.pushItem,
  pairedDevices.createPairedDevice,
  pricePushes.pushPrice,
  queue.addQueueEntry,
  queue.createQueue,
  queue.deleteQueue,
  queue.editQueue,
  queue.joinQueue,
  reservations.createReservation,
  reservations.requestReservation,
  settingPushes.pushSetting,
  settings.setOpening,
]);

/** Access of people who leave or forgot a secret, and the removal of the sample. */
const open: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  employees.createEmployeePin,
  employees.patchEmployee,
  sample.removeSample,
  shortcutPins.resetPin,
  staff.inviteStaff,
  staff.patchStaff,
]);

/** Whether an outlet refuses a call while the plan of its group doesn't include it. */
export const isRefusedReadOnly = (to: AnyEndpoint): boolean =>
  alsoClosed.has(to) ||
  (isWrite(to) && (closed as ReadonlySet<string>).has(to.capability) && !open.has(to));
