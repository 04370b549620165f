import { createPlatformAccount as endpoint, type Parsed } from '@servery/api';
import { usernameKey } from '@servery/domain/commands';
import { createPlatformAccount } from '@servery/domain/platform-accounts';
import { sql } from 'kysely';
import { appendAudit, platform } from '../../audit/append.ts';
import type { Host } from '../../http/host.ts';
import { Refused } from '../../storage/archive/Refused.ts';
import { asPlatform } from '../../storage/db/confine.ts';
import { first } from '../../storage/sql.ts';
import { loadPeople } from '../staff/loadPeople.ts';
import { auditOf, invite, lockPlatform, putPerson } from '../staff/putPerson.ts';

/** The username and contact details of a new administrator, as they were entered. */
export interface NewAdmin {
  username: string;
  name: string;
  email: string;
}

/**
 * Checks what was entered by the rules of the endpoint that adds an account.
 * @throws `Refused` with the first field that is wrong, and why
 */
async function requireValid(input: NewAdmin): Promise<Parsed<typeof endpoint>['body']> {
  const result = await endpoint.body['~standard'].validate({ ...input, role: 'admin' });
  if (!result.issues) return result.value;
  const [{ path, message } = { message: '' }] = result.issues;
  throw new Refused(
    `${String(path?.map((step) => (typeof step === 'object' ? step.key : step)))}: ${message}`,
  );
}

/**
 * Adds an administrator, who sets a password with the returned token within a week, and adds that
 * to the audit of the platform as an action of the command line. This is how a server without the
 * sample gets its first administrator.
 * @throws `Refused` for an invalid field, or a username that someone has
 */
export async function addAdmin(
  { database, now, nextId }: Pick<Host, 'database' | 'now' | 'nextId'>,
  input: NewAdmin,
): Promise<string> {
  const body = await requireValid(input);
  return asPlatform(() =>
    database.transaction(async (trx) => {
      await lockPlatform(trx);
      const taken = await first(
        trx,
        sql`select 1 from person where username_key = ${usernameKey(body.username)}`,
      );
      if (taken) throw new Refused(`Someone has the username "${body.username}".`);
      const book = { merchant_id: null, people: await loadPeople(trx, null) };
      const at = now();
      const { book: after, id } = createPlatformAccount(book, body, {
        by: { id: 0 },
        now: at,
        nextId,
      });
      const person = after.people.find((one) => one.id === id)!;
      await putPerson(trx, person);
      const token = await invite({ sql: trx, now: at }, id);
      await appendAudit(trx, platform, [
        {
          id: nextId(),
          at: at.toISOString(),
          person_id: null,
          person_name: 'Command line',
          action: 'staff.changed',
          object_id: id,
          request_id: '',
          facts: { did: 'create' },
          before: null,
          after: auditOf(person),
        },
      ]);
      return token;
    }),
  );
}
