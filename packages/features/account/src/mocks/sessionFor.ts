import type { Session } from '@servery/api';
import { userInfoOf, type Person, type World } from '@servery/domain/sample';

const sessionHours = 12;

/** A signing key of zeros: the sample checks no signatures. */
export const emptyKey = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Returns the session of somebody in the sample, which this browser remembers. */
export const sessionFor = (
  world: World,
  person: Person,
  { token, signature_key }: { token: string; signature_key: string | null },
): Session => {
  world.remembered = token;
  return {
    token,
    expires_at: new Date(world.now().getTime() + sessionHours * 3_600_000).toISOString(),
    signature_key,
    user: userInfoOf(person, world.merchants),
  };
};
