import type { TestServer } from '../../test/serverOn.ts';
import type { Race } from './harness.ts';
import { eveningBooked, nextCalled } from './arrivals.ts';
import { dayClosed } from './closings.ts';
import { drawerCounted, drawerOpened } from './drawers.ts';
import { keys, naiveKeys } from './keys.ts';
import { cooks } from './kitchen.ts';
import { balance, categories, picture } from './menu.ts';
import { names } from './names.ts';
import { naiveOrders, orders } from './orders.ts';
import { lastOptions, optionEdited, optionPaidWith } from './payments.ts';
import { jobsTaken } from './printing.ts';
import { naiveQueue, queue } from './queue.ts';
import { reportRead } from './reports.ts';
import { naiveReservations, reservations } from './reservations.ts';
import { settingSaved } from './settings.ts';
import { cartFilled, cartMoved, tableWanted } from './tables.ts';
import { tills } from './tills.ts';
import { approval, naiveApproval, naiveRefresh, refresh } from './tokens.ts';
import { naiveVoucher, voucher } from './voucher.ts';
import { naiveWallet, wallet } from './wallet.ts';

/** Prepares a race with this many attempts on a server. */
export type Course = (server: TestServer, tries: number) => Promise<Race>;

/** A race against the server's implementation and against a naive one. */
export interface Raced {
  sound: Course;
  naive?: Course;
  /** Divides the number of attempts, for races whose attempts consist of several requests. */
  fewer?: number;
}

const several = (sound: Course): Raced => ({ sound, fewer: 3 });

/** All races. */
export const courses: Readonly<Record<string, Raced>> = {
  'a wallet spent': { sound: wallet, naive: naiveWallet },
  'a wallet spent at the tills': { sound: tills },
  'a voucher redeemed': { sound: voucher, naive: naiveVoucher },
  'the next in a queue served': { sound: queue, naive: naiveQueue },
  'a table booked at one time': { sound: reservations, naive: naiveReservations },
  'an order voided, cancelled, combined, paid': { sound: orders, naive: naiveOrders },
  'an approval used': { sound: approval, naive: naiveApproval },
  'a session refreshed': { sound: refresh, naive: naiveRefresh },
  'an order placed by one name': { sound: keys, naive: naiveKeys },
  'a free table requested': several(tableWanted),
  'a cart sent while its guests are moved': { sound: cartMoved },
  'the last space in a cart': several(cartFilled),
  'stock sold and counted': several(balance),
  'categories reordered': several(categories),
  'a picture assigned and deleted': several(picture),
  'a setting saved by two managers': several(settingSaved),
  'the last payment options of a method removed': several(lastOptions),
  'a payment option edited by two managers': several(optionEdited),
  'a payment option deleted and paid with': several(optionPaidWith),
  'a drawer opened by three people': several(drawerOpened),
  'a drawer counted while cash is taken': several(drawerCounted),
  'a day closed while cash is taken': several(dayClosed),
  'a report read while cash is taken': several(reportRead),
  'items started, bumped and recalled': several(cooks),
  'print jobs taken': several(jobsTaken),
  'the next party called': several(nextCalled),
  'an evening booked': several(eveningBooked),
  'something of each area made by one name': { sound: names },
};
