import { invalid } from '@servery/api';
import type { PeopleStore } from './store.ts';

/**
 * Locks the people of the platform until the unit ends, and requires that nobody has a username.
 * Usernames are unique among all people, so only one account is created at a time.
 * @throws `invalid` at the field of the username, whose path is `field`
 */
export async function lockUsername(
  people: PeopleStore,
  username: string,
  field = 'username',
): ReturnType<PeopleStore['lock']> {
  const locked = await people.lock(null);
  if (await people.isTaken(username, null))
    throw invalid(field, 'taken', 'Someone else has this username.');
  return locked;
}
