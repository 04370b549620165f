import { Problem, type MerchantAccount } from '@servery/api';
import type { Unit } from '../commands/Unit.ts';
import type { PersonRecord } from '../people/record.ts';
import { showMerchant, type MerchantFacts } from './show.ts';

/**
 * Locks the people of the platform, and returns them. Call it before a merchant is locked, as when
 * an agent creates one.
 */
export const lockPlatform = async ({ people }: Unit): Promise<readonly PersonRecord[]> =>
  (await people.lock(null)).state.people;

/**
 * Locks a merchant and its people, and reads what its account shows.
 * @throws `notFound` outside the caller's scope
 */
export async function lockAccount(
  unit: Unit,
  id: number,
): Promise<{ facts: MerchantFacts; by: string }> {
  const { state: merchant, context } = await unit.merchants.lock(id);
  const { state: book } = await unit.people.lock(id);
  const counts = await unit.merchants.countSetUp(id);
  const agents = await unit.merchants.agentsOf(id);
  const supermerchant = await unit.merchants.supermerchantOf(id);
  const facts = { merchant, people: book.people, agents, supermerchant, counts };
  return { facts, by: context.actor.name };
}

/** Locks a merchant, and returns its current account. */
export async function currentAccount(unit: Unit, id: number): Promise<MerchantAccount> {
  const { facts } = await lockAccount(unit, id);
  return showMerchant(facts, unit.now);
}

/** @throws `conflict` with the current account */
export function requireVersion(facts: MerchantFacts, isCurrent: boolean, now: Date): void {
  if (!isCurrent) throw new Problem('conflict', { current: showMerchant(facts, now) });
}
