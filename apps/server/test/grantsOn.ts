import type { ContractHost, StaffHost } from '@servery/contracts';
import { sql } from 'kysely';
import { asPlatform } from '../src/storage/db/confine.ts';
import type { TestServer } from './serverOn.ts';

/** Returns the part of a contract host that gives people rights of their own. */
export const grantsOn = (server: TestServer): Omit<StaffHost, keyof ContractHost> => ({
  grant: (username, grants) =>
    asPlatform(async () => {
      await sql`update person set grants = ${JSON.stringify(grants)}::jsonb
        where username = ${username}`.execute(server.database.kysely);
    }),
});
