import { listKitchenMenus, listKitchenZones } from '@servery/api';
import { kitchenCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/kitchen';
import { kitchenAt, sortedPage } from '@servery/domain/sample';
import { answer, answerCommands } from '@servery/domain/sample/answer';
import { matchesSearch, searchKey } from '@servery/domain/search';
import { answerDisplay } from './display.ts';

/** One answer for each endpoint that kitchen owns. */
export const kitchenHandlers = [
  answer(listKitchenZones, ({ query, visit }) => {
    const zones = visit
      .scope(query.merchant_id)
      .map((id) => kitchenAt(visit.world, id))
      .flatMap((book) => book.zones.map(({ id }) => rules.showKitchenZone(book, id)))
      .filter(
        ({ name, is_active }) =>
          matchesSearch(query.search, name) &&
          (query.status === '' || is_active === (query.status === 'active')),
      );
    return sortedPage(zones, ({ name }) => searchKey(name), query);
  }),
  answer(listKitchenMenus, ({ query, visit }) =>
    rules.listKitchenMenus(kitchenAt(visit.world, visit.one(query.merchant_id)), query),
  ),
  answerDisplay,
  ...answerCommands(kitchenCommands),
];
