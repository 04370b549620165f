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
import type { ActionContext, OrderRecord } from '../orders/record.ts';
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
  command(createKitchenZone, async ({ body: { merchant_id, ...input } }, unit) => {
    const place = await unit.merchant(merchant_id);
    const { book, id } = await change(unit.kitchens, place, 'create', (before, { nextId }) =>
      rules.createKitchenZone(before, input, nextId),
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

type Decide<Input> = (
  order: OrderRecord,
  input: Input,
  context: ActionContext,
  show: rules.Show,
) => OrderRecord;

/** Takes a kitchen step on an order, and returns its updated ticket. */
async function takeStep<Input extends { order_id: number }>(
  unit: Unit,
  input: Input,
  decide: Decide<Input>,
) {
  const { state, context } = await unit.orders.lock(input.order_id);
  const route = rules.routerOf(await unit.kitchens.zonesOf(state.merchant_id));
  const show = (order: OrderRecord) => rules.ticketOf(order, route, '', unit.now);
  const next = decide(state, input, context, show);
  await unit.orders.save(state, next);
  return show(next);
}

const steps = [
  command(bumpLines, ({ body }, unit) => takeStep(unit, body, rules.bumpLines)),
  command(recallLines, ({ body }, unit) => takeStep(unit, body, rules.recallLines)),
  command(fireLines, ({ body }, unit) => takeStep(unit, body, rules.fireLines)),
  command(undoBump, ({ body }, unit) => takeStep(unit, body, rules.undoBump)),
];

/** The kitchen writes: its zones, and the steps of its display. */
export const kitchenCommands: readonly Command[] = [...zones, ...steps];
