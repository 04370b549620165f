import {
  createPaymentOption,
  deletePaymentOption,
  editPaymentOption,
  patchPaymentOption,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { change } from '../commands/Store.ts';
import type { Unit } from '../commands/Unit.ts';
import * as rules from './index.ts';

async function changeOption(
  unit: Unit,
  id: number,
  action: string,
  decide: (book: rules.PaymentBook) => rules.PaymentChange,
) {
  const merchant_id = await unit.paymentOptions.merchantOf(id);
  const { book } = await change(unit.paymentOptions, merchant_id, action, decide);
  return book;
}

/** The writes of payment options. */
export const paymentCommands: readonly Command[] = [
  command(createPaymentOption, async ({ body: { merchant_id, ...input } }, unit) => {
    const place = await unit.merchant(merchant_id);
    const { book, id } = await change(unit.paymentOptions, place, 'create', (before, { nextId }) =>
      rules.createPaymentOption(before, input, nextId),
    );
    return rules.showPaymentOption(book, id);
  }),
  command(editPaymentOption, async ({ params: { id }, body }, unit) => {
    const book = await changeOption(unit, id, 'edit', (before) =>
      rules.editPaymentOption(before, id, body),
    );
    return rules.showPaymentOption(book, id);
  }),
  command(patchPaymentOption, async ({ params: { id }, body }, unit) => {
    const action = body.is_active === undefined ? 'move' : 'toggle';
    const book = await changeOption(unit, id, action, (before) =>
      rules.patchPaymentOption(before, id, body),
    );
    return rules.showPaymentOption(book, id);
  }),
  command(deletePaymentOption, async ({ params: { id }, body }, unit) => {
    await changeOption(unit, id, 'delete', (before) => rules.deletePaymentOption(before, id, body));
    return { id };
  }),
];
