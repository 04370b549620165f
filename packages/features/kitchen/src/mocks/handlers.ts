import { listKitchenMenus, listKitchenZones } from '@servery/api';
import { kitchenCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/kitchen';
import { kitchenAt, sortedPage } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { matchesSearch, nameKey } from '@servery/domain/search';
import { answerDisplay } from './display.ts';

/** MSW handlers of the kitchen endpoints, backed by the sample. */
export const kitchenHandlers = [
  answer(listKitchenZones, ({ query, ctx }) => {
    const zones = ctx
      .scope(query.merchant_id)
      .map((id) => kitchenAt(ctx.world, id))
      .flatMap((book) => book.zones.map(({ id }) => rules.showKitchenZone(book, id)))
      .filter(
        ({ name, is_active }) =>
          matchesSearch(query.search, name) &&
          (query.status === '' || is_active === (query.status === 'active')),
      );
    return sortedPage(zones, ({ name }) => nameKey(name), query);
  }),
  answer(listKitchenMenus, ({ query, ctx }) =>
    rules.listKitchenMenus(kitchenAt(ctx.world, ctx.one(query.merchant_id)), query),
  ),
  answerDisplay,
  ...answerCommands(kitchenCommands),
];
