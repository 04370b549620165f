import type { TestServer } from '../test/serverOn.ts';
import type { Race } from './racesHarness.ts';
import { keys, naiveKeys } from './racesKeys.ts';
import { naiveOrders, orders } from './racesOrders.ts';
import { naiveQueue, queue } from './racesQueue.ts';
import { naiveReservations, reservations } from './racesReservations.ts';
import { tills } from './racesTills.ts';
import { approval, naiveApproval, naiveRefresh, refresh } from './racesTokens.ts';
import { naiveVoucher, voucher } from './racesVoucher.ts';
import { naiveWallet, wallet } from './racesWallet.ts';

/** Prepares a race of so many tries on a server. */
export type Course = (server: TestServer, tries: number) => Promise<Race>;

/** Every race as the server runs it, and as one would write it at first. */
export const courses: Readonly<Record<string, { sound: Course; naive?: Course }>> = {
  'a wallet spent': { sound: wallet, naive: naiveWallet },
  'a wallet spent at the tills': { sound: tills },
  'a voucher redeemed': { sound: voucher, naive: naiveVoucher },
  'the next in a queue served': { sound: queue, naive: naiveQueue },
  'a table booked at one time': { sound: reservations, naive: naiveReservations },
  'an order voided, cancelled, combined, paid': { sound: orders, naive: naiveOrders },
  'an approval used': { sound: approval, naive: naiveApproval },
  'a session refreshed': { sound: refresh, naive: naiveRefresh },
  'an order placed by one name': { sound: keys, naive: naiveKeys },
};
