import type { Session } from '@servery/api';
import { userInfoOf, type Person } from './person.ts';
import { withView } from './withView.ts';
import type { World } from './world.ts';

/** The initial password of every person in the sample. */
export const samplePassword = 'servery';

/** The code that sets up a business in the sample; a server prints its own. */
export const sampleSetUpCode = 'servery';

/** Returns the current password of a person. */
export const passwordOf = (world: World, username: string): string =>
  world.passwords.get(username) ?? samplePassword;

const sessionHours = 12;

/** A signing key of zeros, because the sample doesn't check signatures. */
const emptyKey = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Returns a session of a person in the sample, and remembers it for this browser. */
export function sessionFor(
  world: World,
  { person, token, isSigned = false }: { person: Person; token: string; isSigned?: boolean },
): Session {
  world.remembered = token;
  return {
    token,
    expires_at: new Date(world.now().getTime() + sessionHours * 3_600_000).toISOString(),
    signature_key: isSigned ? emptyKey : null,
    user: userInfoOf(withView(world, person, token), world.merchants),
  };
}
