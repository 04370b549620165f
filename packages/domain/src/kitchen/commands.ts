import {
  bumpLines,
  createKitchenZone,
  deleteKitchenZone,
  editKitchenZone,
  fireLines,
  recallLines,
  toggleKitchenZone,
  undoBump,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { change } from '../commands/Store.ts';
import type { Unit } from '../commands/Unit.ts';
import type { Act, OrderRecord } from '../orders/record.ts';
import * as rules from './index.ts';
import type { KitchenBook, KitchenChange } from './record.ts';

async function changeZone(
  unit: Unit,
  id: number,
  action: string,
  decide: (book: KitchenBook) => KitchenChange,
) {
  const merchant_id = await unit.kitchens.merchantOf(id);
  const { book } = await change(unit.kitchens, merchant_id, action, decide);
  return book;
}

const zones = [
  command(createKitchenZone, async ({ body: { merchant_id, ...wish } }, unit) => {
    const place = await unit.merchant(merchant_id);
    const { book, id } = await change(unit.kitchens, place, 'create', (before, { nextId }) =>
      rules.createKitchenZone(before, wish, nextId),
    );
    return rules.showKitchenZone(book, id);
  }),
  command(editKitchenZone, async ({ params: { id }, body }, unit) => {
    const book = await changeZone(unit, id, 'edit', (it) => rules.editKitchenZone(it, id, body));
    return rules.showKitchenZone(book, id);
  }),
  command(toggleKitchenZone, async ({ params: { id }, body }, unit) => {
    const book = await changeZone(unit, id, 'toggle', (it) =>
      rules.toggleKitchenZone(it, id, body),
    );
    return rules.showKitchenZone(book, id);
  }),
  command(deleteKitchenZone, async ({ params: { id }, body }, unit) => {
    await changeZone(unit, id, 'delete', (it) => rules.deleteKitchenZone(it, id, body));
    return { id };
  }),
];

type Decide<Wish> = (order: OrderRecord, wish: Wish, act: Act, show: rules.Show) => OrderRecord;

/** Takes a step of the kitchen at an order, and returns its ticket as it is then. */
async function takeStep<Wish extends { order_id: number }>(
  unit: Unit,
  wish: Wish,
  decide: Decide<Wish>,
) {
  const { state, context } = await unit.orders.lock(wish.order_id);
  const route = rules.routerOf(await unit.kitchens.zonesOf(state.merchant_id));
  const show = (one: OrderRecord) => rules.ticketOf(one, route, '', unit.now);
  const next = decide(state, wish, context, show);
  await unit.orders.save(state, next);
  return show(next);
}

const steps = [
  command(bumpLines, ({ body }, unit) => takeStep(unit, body, rules.bumpLines)),
  command(recallLines, ({ body }, unit) => takeStep(unit, body, rules.recallLines)),
  command(fireLines, ({ body }, unit) => takeStep(unit, body, rules.fireLines)),
  command(undoBump, ({ body }, unit) => takeStep(unit, body, rules.undoBump)),
];

/** Every write of the kitchen: its zones, and the steps of its display. */
export const kitchenCommands: readonly Command[] = [...zones, ...steps];
