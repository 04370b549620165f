import { getGuestMenu, getGuestTable } from '@servery/api';
import { guestCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/guest';
import { displayMenu } from '@servery/domain/menu';
import { guestTableAt, tableOfToken } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import type { HttpHandler } from 'msw';
import { pictureIn } from './pictures.ts';

/** Mock handlers, one per guest endpoint. */
export const guestHandlers: readonly HttpHandler[] = [
  answer(getGuestTable, ({ query: { token }, ctx }) =>
    guestTableAt(ctx.world, tableOfToken(ctx.world, token)),
  ),
  answer(getGuestMenu, ({ query: { token }, ctx }) => {
    const { world, now } = ctx;
    const { merchant_id } = tableOfToken(world, token);
    const { time_zone } = world.merchant(merchant_id).settings;
    const { brand } = world.storedMerchant(merchant_id).settings;
    const when = { method: 'dine_in' as const, table: null, time_zone, now };
    const shown = displayMenu(world.menus.of(merchant_id), when);
    return rules.showGuestMenu(shown, pictureIn(ctx, merchant_id), brand);
  }),
  ...answerCommands(guestCommands),
];
