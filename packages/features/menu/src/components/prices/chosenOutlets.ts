import type { PriceOutlet } from '@servery/api';

/** An outlet whose menu has the item. */
export type ItemOutlet = PriceOutlet & { item_id: number; version: number; price: number };

/** The outlets that were chosen or left out by hand, by the ids of their merchants. */
export type Choices = ReadonlyMap<number, boolean>;

/** Whether an outlet’s menu has the item, at another price than the new one. */
export const canChange = (outlet: PriceOutlet): outlet is ItemOutlet =>
  outlet.state === 'change' || outlet.state === 'own';

/** Whether an outlet changes: an outlet with a price of its own only if it was chosen. */
export const isChosen = (outlet: PriceOutlet, choices: Choices): outlet is ItemOutlet =>
  canChange(outlet) && (choices.get(outlet.merchant.id) ?? outlet.state === 'change');
