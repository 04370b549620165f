import type { TestServer } from '../test/serverOn.ts';
import type { Race } from './racesHarness.ts';
import { eveningBooked, nextCalled } from './racesDoor.ts';
import { keys, naiveKeys } from './racesKeys.ts';
import { cooks } from './racesKitchen.ts';
import { balance, categories, picture } from './racesMenu.ts';
import { names } from './racesNames.ts';
import { naiveOrders, orders } from './racesOrders.ts';
import { jobsTaken } from './racesPrinting.ts';
import { naiveQueue, queue } from './racesQueue.ts';
import { naiveReservations, reservations } from './racesReservations.ts';
import { cartFilled, cartMoved, tableWanted } from './racesTables.ts';
import { tills } from './racesTills.ts';
import { approval, naiveApproval, naiveRefresh, refresh } from './racesTokens.ts';
import { naiveVoucher, voucher } from './racesVoucher.ts';
import { naiveWallet, wallet } from './racesWallet.ts';

/** Prepares a race of so many tries on a server. */
export type Course = (server: TestServer, tries: number) => Promise<Race>;

/** A race as the server runs it, and as one would write it at first. */
export interface Raced {
  sound: Course;
  naive?: Course;
  /** Each try is several calls: so many times fewer show as much. */
  fewer?: number;
}

const several = (sound: Course): Raced => ({ sound, fewer: 3 });

/** Every race. */
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
  'a free table wanted': several(tableWanted),
  'a cart sent while its guests are moved': { sound: cartMoved },
  'the last room in a cart': several(cartFilled),
  'a balance sold and counted': several(balance),
  'categories put in an order': several(categories),
  'a picture given and deleted': several(picture),
  'lines begun, made and brought back': several(cooks),
  'print jobs taken': several(jobsTaken),
  'the next called at the door': several(nextCalled),
  'an evening booked': several(eveningBooked),
  'something of each area made by one name': { sound: names },
};
