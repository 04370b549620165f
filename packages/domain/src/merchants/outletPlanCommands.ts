import { chooseOutlets, Problem, setOutletLimit, type OutletPlan } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import { withPerson } from '../people/book.ts';
import type { OutletPlanRecord, PersonRecord } from '../people/record.ts';
import type { PeopleBook } from '../people/store.ts';
import { applyPlan, lockGroups } from './applyPlan.ts';
import * as rules from './outletPlan.ts';

/** Returns the current plan of a group. */
const currentOf = async ({ merchants }: Unit, owner: PersonRecord): Promise<OutletPlan> =>
  rules.showOutletPlan(owner, await merchants.outletsOf(owner.id));

/** @throws `conflict` with the current plan */
async function requireVersion(unit: Unit, owner: PersonRecord, version: number): Promise<void> {
  if (owner.version !== version)
    throw new Problem('conflict', { current: await currentOf(unit, owner) });
}

/** Saves a plan and which outlets it makes read-only, and returns it. */
async function savePlan(
  unit: Unit,
  { book, owner, did }: { book: PeopleBook; owner: PersonRecord; did: string },
  outlet_plan: OutletPlanRecord,
): Promise<OutletPlan> {
  const next = { ...owner, version: owner.version + 1, outlet_plan };
  await lockGroups(unit, [], [owner, next]);
  await unit.people.save(book, withPerson(book, next), did);
  await applyPlan(unit, next);
  return currentOf(unit, next);
}

/** The writes of the outlets that the plan of a group includes. */
export const outletPlanCommands: readonly Command[] = [
  command(setOutletLimit, async ({ params: { id }, body }, unit) => {
    const { state: book } = await unit.people.lock(null);
    const owner = rules.groupOwnerIn(book.people, id);
    await requireVersion(unit, owner, body.version);
    const plan = rules.planOf(owner);
    const { outlets_included: included } = body;
    if (plan.included === included) return currentOf(unit, owner);
    return savePlan(unit, { book, owner, did: 'outlet limit' }, { ...plan, included });
  }),
  command(chooseOutlets, async ({ params: { id }, body }, unit) => {
    const { state: book, context } = await unit.people.lock(null);
    const owner = rules.groupOwnerIn(book.people, id);
    if (context.by.id !== id) {
      // Supermerchants know nothing of other groups.
      const isPlatform = context.by.rights.grants['platform.manage'] === 'allow';
      throw new Problem(isPlatform ? 'forbidden' : 'notFound');
    }
    await requireVersion(unit, owner, body.version);
    const outlets = await unit.merchants.outletsOf(id);
    const plan = rules.chooseOutlets(rules.planOf(owner), outlets, body.outlets);
    return savePlan(unit, { book, owner, did: 'choose outlets' }, plan);
  }),
];
