import type { Unit } from '../commands/Unit.ts';
import type { PersonRecord } from '../people/record.ts';
import { lockPlatform } from './lockAccount.ts';
import { planOf, readOnlyOutlets } from './outletPlan.ts';

/**
 * Locks merchants and all outlets of these groups, in the order of their ids, so that no two writes
 * wait for each other. Groups without a limit have no read-only outlets, so theirs aren't locked.
 * @throws `notFound` for a merchant outside the caller's scope
 */
export async function lockGroups(
  { merchants }: Unit,
  ids: readonly number[],
  owners: readonly PersonRecord[],
): Promise<void> {
  const all = new Set(ids);
  for (const owner of owners.filter((one) => planOf(one).included !== null))
    for (const { id } of await merchants.outletsOf(owner.id)) all.add(id);
  for (const id of [...all].toSorted((a, b) => a - b)) await merchants.lock(id);
}

/**
 * Locks the people of the platform, a merchant and all outlets of its group, as before its status
 * changes. Returns the owner of the group, if it has one.
 * @throws `notFound` outside the caller's scope
 */
export async function lockGroupOf(unit: Unit, id: number): Promise<readonly PersonRecord[]> {
  const people = await lockPlatform(unit);
  const supermerchant = await unit.merchants.supermerchantOf(id);
  const owners = people.filter((person) => person.id === supermerchant?.id);
  await lockGroups(unit, [id], owners);
  return owners;
}

/**
 * Saves which outlets of a group are read-only by its plan. The caller has locked the people of the
 * platform, and then the outlets.
 */
export async function applyPlan({ merchants }: Unit, owner: PersonRecord): Promise<void> {
  const outlets = await merchants.outletsOf(owner.id);
  const readOnly = readOnlyOutlets(planOf(owner), outlets);
  for (const { id, is_read_only: was } of outlets.toSorted((a, b) => a.id - b.id)) {
    const is_read_only = readOnly.has(id);
    if (was === is_read_only) continue;
    const { state } = await merchants.lock(id);
    const next = { ...state, version: state.version + 1, is_read_only };
    await merchants.saveAccount(state, next, {
      did: is_read_only ? 'close by plan' : 'open by plan',
    });
  }
}
