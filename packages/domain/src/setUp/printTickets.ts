import type { OrderMethod } from '@servery/api';
import type { Unit } from '../commands/Unit.ts';

const everyMethod: readonly OrderMethod[] = ['dine_in', 'pickup', 'delivery'];

/** Prints kitchen tickets automatically from the first order, as most restaurants want it. */
export async function printTickets(
  { prints: { templates } }: Unit,
  merchant_id: number,
): Promise<void> {
  const { state } = await templates.lock(merchant_id);
  const ticketed = { ...state, version: 1, auto_kitchen: [...everyMethod] };
  await templates.save(state, ticketed, 'set_up');
}
