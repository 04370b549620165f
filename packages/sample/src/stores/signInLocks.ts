import { Problem } from '@servery/api';
import { countName, countNames, type KeyedAttempts, type Lockable } from '@servery/domain/account';
import type { SignInLockStore } from '@servery/domain/commands';
import { rightsOfPerson } from '../person.ts';
import type { World } from '../world.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** Returns everyone and everything that can be locked. */
export function lockablesOf({ people, pairedDevices }: World): Lockable[] {
  const persons = people.flatMap((person) => {
    const { id, merchant_id, name, username, is_active } = person;
    if (merchant_id === null || !is_active) return [];
    const rights = rightsOfPerson(person);
    return [{ kind: 'person' as const, id, merchant_id, name, username, rights }];
  });
  const counters = [...pairedDevices.values()].flatMap(
    ({ device: { id, merchant_id, name, kind } }) =>
      kind === 'counter' ? [{ kind, id, merchant_id, name, username: '', rights: null }] : [],
  );
  return [...persons, ...counters];
}

/** Returns all counts of failed attempts. */
export const countsOf = ({ attempts }: World): KeyedAttempts[] =>
  [...attempts].map(([key, counted]) => ({ key, ...counted }));

/** The locks of a world. */
export const signInLockStore = (unit: MemoryUnit): SignInLockStore => ({
  async find(kind, id) {
    const found = lockablesOf(unit.world).find((one) => one.kind === kind && one.id === id);
    if (!found) throw new Problem('notFound');
    unit.requireScope(found.merchant_id);
    return found;
  },
  async forget(locked) {
    const names = new Set<string>(countNames(locked));
    for (const key of unit.world.attempts.keys())
      if (names.has(countName(key))) unit.world.attempts.delete(key);
  },
});
