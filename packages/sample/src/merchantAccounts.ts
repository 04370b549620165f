import type { Named } from '@servery/api';
import type { MerchantFacts } from '@servery/domain/merchants';
import { byName } from '@servery/domain/search';
import { merchantRecordOf } from './Merchants.ts';
import { setUpCountsOf } from './setUpCountsOf.ts';
import type { World } from './world.ts';

/** Returns the agents who look after a merchant, by name. */
export const agentsOf = (world: World, merchant_id: number): Named[] =>
  world.people
    .filter(
      ({ role, is_active, merchant_ids }) =>
        role === 'agent' && is_active && merchant_ids.includes(merchant_id),
    )
    .map(({ id, name }) => ({ id, name }))
    .toSorted(byName);

/**
 * Returns a merchant with what its account shows.
 * @throws `notFound`
 */
export const merchantFactsOf = (world: World, id: number): MerchantFacts => ({
  merchant: merchantRecordOf(world.storedMerchant(id)),
  people: world.people.filter(({ merchant_id }) => merchant_id === id),
  agents: agentsOf(world, id),
  counts: setUpCountsOf(world, id),
});
