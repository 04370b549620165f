import {
  createKitchenZone,
  deleteKitchenZone,
  editKitchenZone,
  listKitchenMenus,
  listKitchenZones,
  toggleKitchenZone,
} from '@servery/api';
import * as rules from '@servery/domain/kitchen';
import type { KitchenBook, KitchenChange } from '@servery/domain/kitchen';
import { sortedPage, type Visit } from '@servery/domain/sample';
import { answer } from '@servery/domain/sample/answer';
import { matchesSearch, searchKey } from '@servery/domain/search';
import { displayHandlers } from './display.ts';
import { keep, kitchenOf, kitchenWith } from './kitchens.ts';

const change = (
  visit: Visit,
  before: KitchenBook,
  decide: (book: KitchenBook) => KitchenChange,
) => {
  const made = decide(before);
  keep(visit, before, made);
  return made;
};

const shown = ({ book, id }: KitchenChange) => rules.showKitchenZone(book, id);

/** One answer for each endpoint that kitchen owns. */
export const kitchenHandlers = [
  answer(listKitchenZones, ({ query, visit }) => {
    const zones = visit
      .scope(query.merchant_id)
      .map((id) => kitchenOf(visit.world, id))
      .flatMap((book) => book.zones.map(({ id }) => rules.showKitchenZone(book, id)))
      .filter(
        ({ name, is_active }) =>
          matchesSearch(query.search, name) &&
          (query.status === '' || is_active === (query.status === 'active')),
      );
    return sortedPage(zones, ({ name }) => searchKey(name), query);
  }),
  answer(listKitchenMenus, ({ query, visit }) =>
    rules.listKitchenMenus(kitchenOf(visit.world, visit.one(query.merchant_id)), query),
  ),
  answer(createKitchenZone, ({ body: { merchant_id, ...wish }, visit }) => {
    const before = kitchenOf(visit.world, visit.one(merchant_id));
    return shown(
      change(visit, before, (book) =>
        rules.createKitchenZone(book, wish, () => visit.world.nextId()),
      ),
    );
  }),
  answer(editKitchenZone, ({ params: { id }, body, visit }) =>
    shown(change(visit, kitchenWith(visit, id), (book) => rules.editKitchenZone(book, id, body))),
  ),
  answer(toggleKitchenZone, ({ params: { id }, body, visit }) =>
    shown(change(visit, kitchenWith(visit, id), (book) => rules.toggleKitchenZone(book, id, body))),
  ),
  answer(deleteKitchenZone, ({ params: { id }, body, visit }) => {
    change(visit, kitchenWith(visit, id), (book) => rules.deleteKitchenZone(book, id, body));
    return { id };
  }),
  ...displayHandlers,
];
