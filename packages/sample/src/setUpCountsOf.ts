import type { SetUpCounts } from '@servery/domain/set-up';
import type { World } from './world.ts';

/** Counts what the steps of the set-up ask for, and returns the documents. */
export const setUpCountsOf = (world: World, merchant_id: number): SetUpCounts => ({
  payments: world.merchant(merchant_id).payment_options.filter(({ is_active }) => is_active).length,
  tables: world.tables.of(merchant_id).filter(({ is_active }) => is_active).length,
  menu: world.menus.of(merchant_id).items.filter(({ is_active }) => is_active).length,
  documents: world.documents.of(merchant_id),
  printers: world.prints.printersOf(merchant_id).length,
  support: world.platformSettings.contact.value,
});
