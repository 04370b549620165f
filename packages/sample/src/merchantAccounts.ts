import type { Named } from '@servery/api';
import type { GroupOutlet } from '@servery/domain/commands';
import { merchantStatus, readOnlyCodeOf, type MerchantFacts } from '@servery/domain/merchants';
import { byName } from '@servery/domain/search';
import { merchantRecordOf } from './Merchants.ts';
import type { Person } from './person.ts';
import { setUpCountsOf } from './setUpCountsOf.ts';
import type { World } from './world.ts';

/** Returns the agents who can sign in. */
export const activeAgents = ({ people }: Pick<World, 'people'>): Person[] =>
  people.filter(({ role, is_active }) => role === 'agent' && is_active);

/** Returns the active agents who look after a merchant, by name. */
export const agentsOf = (world: World, merchant_id: number): Named[] =>
  activeAgents(world)
    .filter(({ merchant_ids }) => merchant_ids.includes(merchant_id))
    .map(({ id, name }) => ({ id, name }))
    .toSorted(byName);

/** Returns the supermerchant who runs a merchant, even if they can no longer sign in. */
export function supermerchantOf(world: World, merchant_id: number): Named | null {
  const found = world.people.find(
    ({ role, merchant_ids }) => role === 'supermerchant' && merchant_ids.includes(merchant_id),
  );
  return found ? { id: found.id, name: found.name } : null;
}

/** Returns the outlets that a supermerchant runs, the oldest first. */
export function outletsOf(world: World, supermerchant_id: number): GroupOutlet[] {
  const ids = world.people.find(({ id }) => id === supermerchant_id)?.merchant_ids ?? [];
  return world.merchants
    .filter(({ id }) => ids.includes(id))
    .map((merchant) => ({
      id: merchant.id,
      name: merchant.name,
      created_at: merchant.created_at,
      status: merchantStatus(merchant),
      is_read_only: merchant.is_read_only,
    }))
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id);
}

/** Whether the same supermerchant runs two merchants. */
export function isSameGroup(world: World, one: number, other: number): boolean {
  const supermerchant = supermerchantOf(world, one);
  return supermerchant !== null && supermerchant.id === supermerchantOf(world, other)?.id;
}

/**
 * Whether something can be pushed from a merchant to another one: it is in the same group, not
 * read-only, and not closing or closed.
 */
export function canPushTo(world: World, merchant_id: number, from: number): boolean {
  const isOther = merchant_id !== from && isSameGroup(world, merchant_id, from);
  return isOther && readOnlyCodeOf(world.storedMerchant(merchant_id)) === null;
}

/** Gives a merchant to these people of a role, and to no others of that role. */
export function keepAssigned(
  world: World,
  merchant_id: number,
  assigned: { role: 'agent' | 'supermerchant'; people: readonly Named[] },
): void {
  const ids = new Set(assigned.people.map(({ id }) => id));
  for (const person of world.people.filter(({ role }) => role === assigned.role)) {
    const others = person.merchant_ids.filter((id) => id !== merchant_id);
    const merchant_ids = ids.has(person.id) ? [...others, merchant_id] : others;
    if (merchant_ids.length !== person.merchant_ids.length)
      world.keepPerson({ ...person, merchant_ids: merchant_ids.toSorted((a, b) => a - b) });
  }
}

/**
 * Returns a merchant with what its account shows.
 * @throws `notFound`
 */
export const merchantFactsOf = (world: World, id: number): MerchantFacts => ({
  merchant: merchantRecordOf(world.storedMerchant(id)),
  people: world.people.filter(({ merchant_id }) => merchant_id === id),
  agents: agentsOf(world, id),
  supermerchant: supermerchantOf(world, id),
  counts: setUpCountsOf(world, id),
});
