import {
  bumpLines,
  createKitchenZone,
  deleteKitchenZone,
  displayKitchen,
  editKitchenZone,
  fireLines,
  listKitchenMenus,
  listKitchenZones,
  recallLines,
  toggleKitchenZone,
  undoBump,
} from '@servery/api';
import * as rules from '@servery/domain/kitchen';
import { takeStep } from '../kitchen/bump.ts';
import { changeKitchen, ownerOf } from '../kitchen/change.ts';
import { displayOf } from '../kitchen/display.ts';
import { pageOfZones } from '../kitchen/list.ts';
import { loadKitchen } from '../kitchen/load.ts';
import { known, narrow, oneOf } from '../scope.ts';
import { read, write } from '../route.ts';

const reads = [
  read(listKitchenZones, async ({ query, visit: { sql, caller } }) =>
    pageOfZones(sql, query, narrow(caller, await known(sql, caller, query.merchant_id))),
  ),
  read(listKitchenMenus, async ({ query, visit: { sql, caller } }) => {
    const merchant_id = oneOf(caller, await known(sql, caller, query.merchant_id));
    return rules.listKitchenMenus(await loadKitchen(sql, merchant_id), query);
  }),
  read(displayKitchen, async ({ query, visit: { sql, caller, now } }) => ({
    now: now.toISOString(),
    ...(await displayOf(
      sql,
      oneOf(caller, await known(sql, caller, query.merchant_id)),
      query,
      now,
    )),
  })),
];

const writes = [
  write(createKitchenZone, async ({ body: { merchant_id, ...wish }, visit }) => {
    const mine = oneOf(visit.caller, await known(visit.sql, visit.caller, merchant_id));
    const made = await changeKitchen(visit, mine, 'create', (book) =>
      rules.createKitchenZone(book, wish, visit.host.nextId),
    );
    return rules.showKitchenZone(made, made.id);
  }),
  write(editKitchenZone, async ({ params: { id }, body, visit }) => {
    const made = await changeKitchen(visit, await ownerOf(visit, id), 'edit', (book) =>
      rules.editKitchenZone(book, id, body),
    );
    return rules.showKitchenZone(made, id);
  }),
  write(toggleKitchenZone, async ({ params: { id }, body, visit }) => {
    const made = await changeKitchen(visit, await ownerOf(visit, id), 'toggle', (book) =>
      rules.toggleKitchenZone(book, id, body),
    );
    return rules.showKitchenZone(made, id);
  }),
  write(deleteKitchenZone, async ({ params: { id }, body, visit }) => {
    await changeKitchen(visit, await ownerOf(visit, id), 'delete', (book) =>
      rules.deleteKitchenZone(book, id, body),
    );
    return { id };
  }),
  write(bumpLines, ({ body, visit }) => takeStep(visit, body, rules.bumpLines)),
  write(recallLines, ({ body, visit }) => takeStep(visit, body, rules.recallLines)),
  write(fireLines, ({ body, visit }) => takeStep(visit, body, rules.fireLines)),
  write(undoBump, ({ body, visit }) => takeStep(visit, body, rules.undoBump)),
];

/** The kitchen: who makes what, and how far it is. */
export const kitchenRoutes = [...reads, ...writes];
