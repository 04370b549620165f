import { sql } from 'kysely';
import type { Rows } from '../storage/db/rows.ts';
import { Refused } from '../storage/archive/Refused.ts';
import { appendAudit, platform } from '../audit/append.ts';
import { asPlatform } from '../storage/db/confine.ts';
import type { Host } from '../http/host.ts';
import { all, first, type Sql } from '../storage/sql.ts';
import { countNames } from '@servery/domain/account';
import { usernameKey, type AttemptKey } from '@servery/domain/commands';
import { countsNamed } from './attemptKeys.ts';

/** Deletes the counts of wrong passwords and PINs with some keys; returns how many there were. */
export async function forgetCounts(db: Sql, names: readonly AttemptKey[]): Promise<number> {
  const rows = await all(
    db,
    sql<{ key: string }>`delete from attempt where ${countsNamed(names)} returning key`,
  );
  return rows.length;
}

/**
 * Unlocks a person after wrong passwords or PINs from any address, and adds that to the audit as an
 * action of the command line. Locks of addresses and counters stay.
 *
 * @returns the number of deleted counts
 * @throws `Refused` if nobody has this username
 */
export const unlock = (
  { database, now, nextId }: Pick<Host, 'database' | 'now' | 'nextId'>,
  username: string,
): Promise<number> =>
  asPlatform(() =>
    database.transaction(async (trx) => {
      const person = await first(
        trx,
        sql<Pick<Rows['person'], 'id' | 'merchant_id' | 'username_key'>>`
          select id, merchant_id, username_key from person
          where username_key = ${usernameKey(username)}`,
      );
      if (!person) throw new Refused(`Nobody has the username "${username}".`);
      const { id, username_key: known } = person;
      const names = countNames({ kind: 'person', id, username: known });
      const counts = await forgetCounts(trx, names);
      await appendAudit(trx, person.merchant_id ?? platform, [
        {
          id: nextId(),
          at: now().toISOString(),
          person_id: null,
          person_name: 'Command line',
          action: 'person.unlocked',
          object_id: person.id,
          request_id: '',
          facts: { counts },
          before: null,
          after: null,
        },
      ]);
      return counts;
    }),
  );
