import { randomBytes } from 'node:crypto';
import { Problem, type Session } from '@servery/api';
import { sql } from 'kysely';
import { hashPassword, isOutdated, verifyPassword } from '../http/passwords.ts';
import { userInfoFor } from '../people.ts';
import type { Arrival } from '../route.ts';
import { first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { countFailure, forgive, requireUnlocked, type AttemptKey } from './attempts.ts';
import { isForeign, refreshCookie } from './cookie.ts';
import { networkOf, originOf, sourceOf } from './device.ts';
import { recordSession } from './recordSession.ts';
import { callerOf, cookieSeconds, openSession, personColumns, type PersonRow } from './sessions.ts';

/** A name as it is compared: any case, any composition. */
export const usernameKey = (username: string): string =>
  username.normalize('NFC').trim().toLowerCase();

/**
 * Returns what a sign-in is counted by. The wider limits spare names that signed in from this network
 * before: a flood of guesses must not lock people out of where they work.
 */
async function keysOf(db: Sql, username_key: string, address: string): Promise<AttemptKey[]> {
  const source = sourceOf(address);
  const login: AttemptKey = `login:${username_key}@${source}`;
  const known = await first(
    db,
    sql`select 1 from session s join person p on p.id = s.person_id
      where p.username_key = ${username_key} and s.network = ${networkOf(address)}
        and s.network <> '' limit 1`,
  );
  return known ? [login] : [login, `account:${username_key}`, `address:${source}`];
}

/**
 * Signs in: the same answer and the same time for a wrong name and a wrong password.
 *
 * @throws `forbidden` for a form on another site, which would sign its visitor in to its own account
 */
export async function signIn(
  visit: Visit,
  { address, userAgent, cookies, isSecure }: Arrival,
  request: Request,
  { username, password, signed }: { username: string; password: string; signed: boolean },
): Promise<Session> {
  if (isForeign(request)) throw new Problem('forbidden', { details: { from: 'another site' } });
  const { host, sql: db, now } = visit;
  const keys = await keysOf(db, usernameKey(username), address);
  await requireUnlocked(db, keys, now);
  const person = await first(
    db,
    sql<PersonRow & { password_hash: string }>`select ${personColumns}, p.password_hash
      from person p where p.username_key = ${usernameKey(username)} and p.is_active`,
  );
  if (!(await verifyPassword(person?.password_hash ?? null, password)) || !person) {
    await countFailure(host.database, keys, now);
    host.log('warn', 'sign-in refused', {
      request: visit.requestId,
      account: person?.id ?? 'unknown',
      address: sourceOf(address),
    });
    throw new Problem('wrongCredentials');
  }
  await forgive(db, keys[0]!);
  if (isOutdated(person.password_hash))
    await sql`update person set password_hash = ${await hashPassword(password)}
      where id = ${person.id}`.execute(db);
  const id = host.nextId();
  const signature_key = signed ? randomBytes(32).toString('base64url') : null;
  const origin = originOf(userAgent, address);
  const tokens = await host.database.transaction(async (trx) => {
    const made = await openSession(trx, { id, person_id: person.id, signature_key, origin }, now);
    await recordSession({ ...visit, sql: trx }, person, {
      action: 'session.started',
      session_id: id,
      facts: { browser: origin.browser, system: origin.system },
    });
    return made;
  });
  cookies.push(refreshCookie(tokens.refresh, { seconds: cookieSeconds, isSecure }));
  const { token, expires_at } = tokens;
  const user = await userInfoFor(host, db, callerOf(person, id));
  return { token, expires_at, signature_key, user };
}
