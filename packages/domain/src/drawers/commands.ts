import {
  closeShift,
  countShift,
  createDrawer,
  editDrawer,
  moveCash,
  openShift,
  startCount,
  type CashSums,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { change } from '../commands/Store.ts';
import type { Unit } from '../commands/Unit.ts';
import { openDrawer } from '../printing/openDrawer.ts';
import * as rules from './index.ts';

type Decide<Made> = (
  book: rules.DrawerBook,
  context: rules.DrawerContext,
  sums: () => Promise<CashSums>,
) => Made | Promise<Made>;

/** Locks the drawers of a shift's merchant, applies a rule to the shift and saves the result. */
async function changeShift<Made extends rules.DrawerChange>(
  { drawers }: Unit,
  id: number,
  action: string,
  decide: Decide<Made>,
) {
  const merchant_id = await drawers.merchantOf('shift', id);
  const place = { merchant_id, shift_id: id };
  const { state, context } = await drawers.lock(place);
  const made = await decide(state, context, () => drawers.sumsOf(merchant_id, id));
  await drawers.save(state, made, action);
  return { made, context };
}

/** Does the same as `changeShift`, and returns the shift as the caller sees it. */
async function shiftAfter(
  unit: Unit,
  id: number,
  action: string,
  decide: Decide<rules.DrawerChange>,
) {
  const { made, context } = await changeShift(unit, id, action, decide);
  return rules.showShift(rules.shiftOf(made.book, id, context.actor), context.actor);
}

/** The writes of cash drawers and shifts. */
export const drawerCommands: readonly Command[] = [
  command(createDrawer, async ({ body: { merchant_id, ...input } }, unit) => {
    const place = { merchant_id: await unit.merchant(merchant_id) };
    const printers = await unit.prints.printers.of(place.merchant_id);
    const { book, subject } = await change(unit.drawers, place, 'create', (before, { nextId }) =>
      rules.createDrawer(before, input, nextId, printers),
    );
    return rules.showDrawer(book, subject.id);
  }),
  command(editDrawer, async ({ params: { id }, body }, unit) => {
    const place = { merchant_id: await unit.drawers.merchantOf('drawer', id) };
    const printers = await unit.prints.printers.of(place.merchant_id);
    const { book } = await change(unit.drawers, place, 'edit', (before) =>
      rules.editDrawer(before, id, body, printers),
    );
    return rules.showDrawer(book, id);
  }),
  command(openShift, async ({ body }, unit) => {
    const merchant_id = await unit.drawers.merchantOf('drawer', body.drawer_id);
    const { state, context } = await unit.drawers.lock({ merchant_id });
    const made = rules.openShift(state, body, context);
    await unit.drawers.save(state, made, 'open');
    const shift = rules.shiftOf(made.book, made.subject.id, context.actor);
    return rules.showShift(shift, context.actor, rules.noCash);
  }),
  command(moveCash, async ({ params: { id }, body }, unit) => {
    const { made, context } = await changeShift(unit, id, body.kind, (book, context) =>
      rules.moveCash(book, id, body, context),
    );
    const { drawer } = rules.shiftOf(made.book, id, context.actor);
    const { printer_id = null } = made.book.drawers.find((one) => one.id === drawer.id) ?? {};
    await openDrawer(unit, made.book.merchant_id, { printer_id });
    return made.movements[0];
  }),
  command(startCount, ({ params: { id }, body: { version } }, unit) =>
    shiftAfter(unit, id, 'start_count', async (book, context, sums) =>
      rules.startCount(book, id, { version, sums: await sums() }, context),
    ),
  ),
  command(countShift, ({ params: { id }, body }, unit) =>
    shiftAfter(unit, id, 'count', (book, context) => rules.countShift(book, id, body, context)),
  ),
  command(closeShift, ({ params: { id }, body }, unit) =>
    shiftAfter(unit, id, 'close', (book, context) => rules.closeShift(book, id, body, context)),
  ),
];
