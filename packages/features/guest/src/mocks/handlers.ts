import { getGuestMenu, getGuestTable } from '@servery/api';
import { guestCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/guest';
import { displayMenu } from '@servery/domain/menu';
import { guestTableAt, tableOfToken } from '@servery/domain/sample';
import { answer, answerCommands } from '@servery/domain/sample/answer';
import type { HttpHandler } from 'msw';
import { pictureIn } from './pictures.ts';

/** One answer for each endpoint that guest owns. */
export const guestHandlers: readonly HttpHandler[] = [
  answer(getGuestTable, ({ query: { token }, visit }) =>
    guestTableAt(visit.world, tableOfToken(visit.world, token)),
  ),
  answer(getGuestMenu, ({ query: { token }, visit }) => {
    const { world, now } = visit;
    const { merchant_id } = tableOfToken(world, token);
    const { time_zone } = world.merchant(merchant_id).settings;
    const when = { method: 'dine_in' as const, table: null, time_zone, now };
    const shown = displayMenu(world.menus.of(merchant_id), when);
    return rules.showGuestMenu(shown, pictureIn(visit, merchant_id));
  }),
  ...answerCommands(guestCommands),
];
