import { viewRights } from '@servery/domain/people';
import { tokenOf } from './Devices.ts';
import { rightsOfPerson, type Person } from './person.ts';
import type { World } from './world.ts';

/**
 * Returns a person as their session sees them: while they view a merchant, with only this merchant
 * and the rights of its owner.
 */
export function withView(
  { devices }: Pick<World, 'devices'>,
  person: Person,
  token: string = tokenOf(person.username),
): Person {
  const merchant_id = devices.viewOf(token);
  const canView =
    merchant_id !== null &&
    person.merchant_ids.includes(merchant_id) &&
    rightsOfPerson(person).grants['merchant.view_as'] !== 'deny';
  if (!canView) return person;
  const merchant_ids = [merchant_id];
  return { ...person, merchant_id, merchant_ids, rights: viewRights(), isViewing: true };
}
