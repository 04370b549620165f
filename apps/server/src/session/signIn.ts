import { randomBytes } from 'node:crypto';
import { Problem, type Session } from '@servery/api';
import { sql } from 'kysely';
import { hashPassword, isOutdated, verifyPassword } from '../http/passwords.ts';
import { userInfoFor } from '../people.ts';
import type { Arrival } from '../route.ts';
import { first } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { countFailure, forgive, requireUnlocked, type AttemptKey } from './attempts.ts';
import { refreshCookie } from './cookie.ts';
import { originOf } from './device.ts';
import { recordSession } from './recordSession.ts';
import { callerOf, openSession, personColumns, signInMs, type PersonRow } from './sessions.ts';

/** A name as it is compared: any case, any composition. */
export const usernameKey = (username: string): string =>
  username.normalize('NFC').trim().toLowerCase();

/** Signs in: the same answer and the same time for a wrong name and a wrong password. */
export async function signIn(
  visit: Visit,
  { address, userAgent, cookies, isSecure }: Arrival,
  { username, password, signed }: { username: string; password: string; signed: boolean },
): Promise<Session> {
  const { host, sql: db, now } = visit;
  const account: AttemptKey = `account:${usernameKey(username)}`;
  const keys: AttemptKey[] = [account, `address:${address}`];
  await requireUnlocked(db, keys, now);
  const person = await first(
    db,
    sql<PersonRow & { password_hash: string }>`select ${personColumns}, p.password_hash
      from person p where p.username_key = ${usernameKey(username)} and p.is_active`,
  );
  if (!(await verifyPassword(person?.password_hash ?? null, password)) || !person) {
    await countFailure(host.database, keys, now);
    host.log('warn', 'sign-in refused');
    throw new Problem('wrongCredentials');
  }
  await forgive(db, account);
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
  cookies.push(refreshCookie(tokens.refresh, { seconds: signInMs / 1000, isSecure }));
  const { token, expires_at } = tokens;
  const user = await userInfoFor(db, callerOf(person, id));
  return { token, expires_at, signature_key, user };
}
