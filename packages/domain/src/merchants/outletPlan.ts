import { invalid, Problem, type OutletPlan } from '@servery/api';
import type { GroupOutlet } from '../people/merchantStore.ts';
import type { OutletPlanRecord, PersonRecord } from '../people/record.ts';

/** The plan of a group that never had a limit. */
const unlimited: OutletPlanRecord = { included: null, chosen: [] };

/** Returns the plan of the group that a supermerchant owns. */
export const planOf = ({ outlet_plan }: Pick<PersonRecord, 'outlet_plan'>): OutletPlanRecord =>
  outlet_plan ?? unlimited;

type Planned = Pick<GroupOutlet, 'id' | 'created_at' | 'status'>;

const isActive = ({ status }: Planned): boolean => status === 'active';

/**
 * Returns the ids of the active outlets of a group that its plan doesn't include. Those that the
 * owner chose are included before the others, and older ones before newer ones.
 */
export function readOnlyOutlets(
  { included, chosen }: OutletPlanRecord,
  outlets: readonly Planned[],
): ReadonlySet<number> {
  if (included === null) return new Set();
  const isChosen = new Set(chosen);
  const rank = ({ id }: Planned) => (isChosen.has(id) ? 0 : 1);
  const active = outlets
    .filter(isActive)
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) || Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id,
    );
  return new Set(active.slice(included).map(({ id }) => id));
}

/**
 * Returns a plan with the outlets that the owner of the group chose.
 * @throws `invalid` for another number of outlets than the plan includes, and for outlets that aren't
 *   active outlets of the group
 */
export function chooseOutlets(
  plan: OutletPlanRecord,
  outlets: readonly Planned[],
  chosen: readonly number[],
): OutletPlanRecord {
  const known = new Set(outlets.filter(isActive).map(({ id }) => id));
  const unknown = chosen.findIndex((id) => !known.has(id));
  if (unknown >= 0)
    throw invalid(`outlets.${unknown}`, 'unknown', 'This isn’t an active outlet of the group.');
  if (chosen.length !== plan.included)
    throw invalid('outlets', 'count', 'Choose as many outlets as the plan includes.');
  return { ...plan, chosen };
}

/** Returns the plan of a group as its owner and administrators see it. */
export const showOutletPlan = (
  owner: Pick<PersonRecord, 'id' | 'version' | 'name' | 'outlet_plan'>,
  outlets: readonly GroupOutlet[],
): OutletPlan => ({
  id: owner.id,
  version: owner.version,
  name: owner.name,
  outlets_included: planOf(owner).included,
  outlets: outlets.map(({ id, name, created_at, status, is_read_only }) => ({
    merchant: { id, name },
    created_at,
    status,
    is_read_only,
  })),
});

/**
 * Returns the supermerchant with an id.
 * @throws `notFound`
 */
export function groupOwnerIn(people: readonly PersonRecord[], id: number): PersonRecord {
  const found = people.find((person) => person.id === id && person.role === 'supermerchant');
  if (!found) throw new Problem('notFound');
  return found;
}
