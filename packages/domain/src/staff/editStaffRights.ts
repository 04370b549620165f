import { invalid, notNow, type Capability, type Grant } from '@servery/api';
import { withPerson } from '../people/book.ts';
import { approvable, type PersonalRights } from '../people/rights.ts';
import type { PeopleBook, PeopleChange } from '../people/store.ts';
import { allOf, isLastOwner, isOwner, requireCurrent, type StaffContext } from './book.ts';
import { requireHeld, requireReach } from './reach.ts';
import { showRights } from './showRights.ts';

/** The changed permissions of a person; those that aren't named stay as they are. */
export interface RightsInput {
  /** Null removes the person's own grant. */
  grants: readonly { capability: Capability; grant: Grant | null }[];
  /** Null removes the person's own limit, and undefined keeps it. */
  discount_free_rate?: number | null | undefined;
}

/** Requires that a PIN can approve each capability that is granted with approval. */
function requireApprovable(grants: RightsInput['grants']): void {
  const at = grants.findIndex(
    ({ capability, grant }) => grant === 'approve' && !approvable.has(capability),
  );
  if (at >= 0)
    throw invalid(`grants.${at}.grant`, 'not_approvable', 'A PIN can’t approve this action.');
}

function ownWith(own: PersonalRights, input: RightsInput): PersonalRights {
  const grants = { ...own.grants };
  for (const { capability, grant } of input.grants) {
    if (grant === null) delete grants[capability];
    else grants[capability] = grant;
  }
  const { discount_free_rate = own.discount_free_rate } = input;
  return { grants, discount_free_rate };
}

/** Returns the capabilities of which the person's own grants or limits differ. */
function changedIn(before: PersonalRights, after: PersonalRights): Capability[] {
  const names = new Set(
    [before, after].flatMap(({ grants }) => Object.keys(grants) as Capability[]),
  );
  const changed = [...names].filter((name) => before.grants[name] !== after.grants[name]);
  const isLimitSame = before.discount_free_rate === after.discount_free_rate;
  return isLimitSame ? changed : [...changed, 'order.discount'];
}

/**
 * Changes the permissions that a person has in place of those of their role or template. They apply
 * from the person's next action on.
 * @throws `notFound`, `conflict`, or `forbidden` for permissions that the manager lacks
 * @throws `invalid` for an approval of what no PIN can approve
 * @throws `notAllowedNow` for the manager's own account, and if no owner could manage staff anymore
 */
export function editStaffRights(
  book: PeopleBook,
  target: { id: number; version: number },
  input: RightsInput,
  context: StaffContext,
): PeopleChange {
  const person = requireCurrent(book, target, context, showRights);
  if (person.id === context.by.id) throw notNow({ why: 'own_account' });
  requireApprovable(input.grants);
  const own = ownWith(person.own, input);
  const changed = changedIn(person.own, own);
  if (changed.length === 0) return { book, id: person.id };
  const next = { ...person, own, version: person.version + 1 };
  requireHeld(context.by, changed);
  requireReach(context.by, allOf(next));
  if (isLastOwner(book, person) && !isOwner(next)) throw notNow({ why: 'last_owner' });
  return withPerson(book, next);
}
