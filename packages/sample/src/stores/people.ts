import { Problem } from '@servery/api';
import type { PeopleStore } from '@servery/domain/commands';
import type { PersonRecord } from '@servery/domain/people';
import { personOf } from '../person.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The accounts of a world. */
export const peopleStore = (unit: MemoryUnit): PeopleStore => {
  const { ctx, world } = unit;
  const byId = (id: number) => world.people.find((one) => one.id === id);
  const endSessions = async (id: number) => {
    const person = byId(id);
    if (person) world.devices.endAll(person.username);
  };
  /** The scope of a person; a world stores that of administrators, who see all merchants. */
  const scopeOf = ({ role, merchant_ids }: PersonRecord) =>
    role === 'admin' ? world.merchants.map((merchant) => merchant.id) : merchant_ids;
  return {
    async merchantOf(person_id) {
      const person = byId(person_id);
      if (!person) throw new Problem('notFound');
      if (person.merchant_id !== null) unit.requireScope(person.merchant_id);
      else if (ctx.me.role !== 'admin') throw new Problem('notFound');
      return person.merchant_id;
    },
    async isTaken(username, except) {
      const key = username.toLowerCase();
      return world.people.some((one) => one.id !== except && one.username.toLowerCase() === key);
    },
    lock: async (merchant_id) => ({
      state: {
        merchant_id,
        people: world.people.filter((one) => one.merchant_id === merchant_id),
      },
      context: { nextId: () => world.nextId(), by: ctx.caller },
    }),
    async save(before, { book, id }) {
      const known = new Set(before.people);
      for (const person of book.people.filter((one) => !known.has(one))) {
        const kept = byId(person.id);
        const merchant_ids = scopeOf(person);
        world.keepPerson(personOf({ ...kept, ...person, merchant_ids, pin: kept?.pin ?? null }));
        if (kept?.is_active && !person.is_active) world.devices.endAll(kept.username);
      }
      const { version } = book.people.find((one) => one.id === id)!;
      if (book.merchant_id !== null)
        world.emit({
          kind: 'staff.changed',
          merchant_id: book.merchant_id,
          subject: { kind: 'person', id },
          version,
        });
    },
    async setPassword(person_id, password) {
      await endSessions(person_id);
      world.passwords.set(byId(person_id)!.username, password);
      world.keepPerson({ ...byId(person_id)!, invitation: null });
    },
    async setPin(person_id, secret) {
      const person = byId(person_id)!;
      const isTaken = world.people.some(
        (one) =>
          one.id !== person_id &&
          one.merchant_id === person.merchant_id &&
          one.pin === secret?.lookup,
      );
      const isEmployees =
        secret && world.employees.byPin(person.merchant_id!, secret.lookup) !== undefined;
      if (secret && (isTaken || isEmployees)) return false;
      world.keepPerson({ ...person, pin: secret?.lookup ?? null });
      return true;
    },
    async invite(person_id) {
      await endSessions(person_id);
      const invitation = `invitation-${world.nextId()}`;
      world.keepPerson({ ...byId(person_id)!, invitation });
      return invitation;
    },
    async invited(token) {
      const person = world.people.find((one) => one.invitation === token && one.is_active);
      const until = person?.invited_until;
      if (!person || !until || Date.parse(until) <= ctx.now.getTime()) return null;
      const { id, username, name, merchant_id } = person;
      const merchant = merchant_id === null ? null : world.merchant(merchant_id).name;
      return { id, username, name, merchant_id, merchant };
    },
    endSessions,
  };
};
