import { Problem, type Named, type StaffMember } from '@servery/api';
import type { Unit } from '../commands/Unit.ts';
import { personIn } from '../people/book.ts';
import type { PersonRecord } from '../people/record.ts';
import type { PeopleBook, PeopleChange } from '../people/store.ts';
import type { StaffContext } from './book.ts';
import { showStaff } from './showStaff.ts';

type Decide = (book: PeopleBook, context: StaffContext) => PeopleChange;

/** Locks the people of a merchant, applies a rule, saves the result, and returns the person. */
export async function changePerson(
  unit: Unit,
  merchant_id: number,
  action: string,
  decide: Decide,
): Promise<{ person: PersonRecord; merchant: Named }> {
  const { shop: merchant } = await unit.contextOf(merchant_id);
  const { state, context } = await unit.people.lock(merchant_id);
  const made = decide(state, { ...context, merchant, now: unit.now });
  if (made.book !== state) await unit.people.save(state, made, action);
  return { person: personIn(made.book, made.id), merchant };
}

/** Changes a person of a merchant, and returns their account. */
export async function changeAt(...input: Parameters<typeof changePerson>): Promise<StaffMember> {
  const { person, merchant } = await changePerson(...input);
  return showStaff(person, merchant);
}

/**
 * Returns the merchant of a person whom the caller sees.
 * @throws `notFound`, also for people without a merchant
 */
export async function merchantOf(unit: Unit, id: number): Promise<number> {
  const merchant_id = await unit.people.merchantOf(id);
  if (merchant_id === null) throw new Problem('notFound');
  return merchant_id;
}

/** Changes a person whom the caller sees, and returns their account. */
export const changeStaff = async (
  unit: Unit,
  id: number,
  action: string,
  decide: Decide,
): Promise<StaffMember> => changeAt(unit, await merchantOf(unit, id), action, decide);
