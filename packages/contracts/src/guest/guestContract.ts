import {
  addGuestLines,
  askGuestBill,
  askGuestHelp,
  getGuestMenu,
  getGuestTable,
  nameOf,
  removeGuestLine,
  sendGuestOrder,
  updateGuestLine,
} from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { guestCarts } from './guestCarts.ts';
import { guestCodes } from './guestCodes.ts';
import type { GuestHost } from './guestHost.ts';
import { guestMenus } from './guestMenus.ts';
import { guestOrders } from './guestOrders.ts';
import { guestRequests } from './guestRequests.ts';
import { GuestStage } from './GuestStage.ts';
import { Stage } from '../Stage.ts';

/** The endpoints covered by the guest contract, as `GET /path`. */
export const guestEndpoints: ReadonlySet<string> = new Set(
  [
    addGuestLines,
    askGuestBill,
    askGuestHelp,
    getGuestMenu,
    getGuestTable,
    removeGuestLine,
    sendGuestOrder,
    updateGuestLine,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of guests must pass. The last one checks that every endpoint
 * was called.
 */
export function guestContract(start: () => Promise<GuestHost> | GuestHost): void {
  const stage = new Stage();
  let host: GuestHost | null = null;
  const open = async () => {
    host = await start();
    return host;
  };
  beforeAll(() => stage.open(open));
  const guests = new GuestStage(stage, () => host!);

  for (const part of [guestMenus, guestCarts, guestOrders, guestRequests, guestCodes]) part(guests);

  test('exercises every endpoint', () => {
    expect([...stage.seen].filter((name) => guestEndpoints.has(name)).toSorted()).toEqual(
      [...guestEndpoints].toSorted(),
    );
  });
}
