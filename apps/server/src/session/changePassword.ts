import { Problem } from '@servery/api';
import { refusedPassword } from '@servery/domain/account';
import { sql } from 'kysely';
import { hashPassword, verifyPassword } from '../http/passwords.ts';
import type { Arrival } from '../route.ts';
import { first } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { countFailure, forgive, requireUnlocked, type AttemptKey } from './attempts.ts';
import { sourceOf } from './device.ts';
import { recordSession } from './recordSession.ts';
import { endSessions } from './sessions.ts';
import { usernameKey } from './signIn.ts';

/** What somebody wishes their password to be. */
interface Wish {
  current_password: string;
  new_password: string;
  keeps_others: boolean;
}

/**
 * Changes the caller's password and signs their other devices out unless they wish to keep them.
 * Whoever has a session but not the password tries as seldom here as at the door.
 */
export async function changeOwnPassword(
  visit: Visit,
  { address }: Pick<Arrival, 'address'>,
  { current_password: current, new_password, keeps_others }: Wish,
): Promise<{ ended: number }> {
  const { host, sql: db, caller, now } = visit;
  const { id, username, session_id } = caller;
  const login: AttemptKey = `login:${usernameKey(username)}@${sourceOf(address)}`;
  const keys = [login];
  await requireUnlocked(db, keys, now);
  const person = await first(
    db,
    sql<{ password_hash: string }>`select password_hash from person where id = ${id}`,
  );
  if (!person || !(await verifyPassword(person.password_hash, current))) {
    await countFailure(host.database, keys, now);
    host.log('warn', 'password change refused', {
      request: visit.requestId,
      account: id,
      address: sourceOf(address),
    });
    throw new Problem('wrongPassword');
  }
  await forgive(db, login);
  const refused = refusedPassword(new_password, { username, current });
  if (refused) throw refused;
  const hash = await hashPassword(new_password);
  return host.database.transaction(async (trx) => {
    const { numAffectedRows } = await sql`update person set password_hash = ${hash}
      where id = ${id} and password_hash = ${person.password_hash}`.execute(trx);
    // Somebody else changed it meanwhile, so what was given is no longer the current one.
    if (Number(numAffectedRows) !== 1) throw new Problem('wrongPassword');
    const others = sql`person_id = ${id} and id <> ${session_id} and ends_at > ${now}`;
    const ended = keeps_others ? 0 : (await endSessions(trx, others, now)).length;
    await recordSession({ ...visit, sql: trx }, caller, {
      action: 'password.changed',
      session_id,
      facts: { ended },
    });
    return { ended };
  });
}
