import { acceptInvitation, listPlatformAccounts } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAdmin } from '../src/areas/platform/addAdmin.ts';
import { platform } from '../src/audit/append.ts';
import { verifyAudit } from '../src/audit/verify.ts';
import { all } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const nora = { username: 'nora', name: 'Nora Aziz', email: 'nora@example.com' };

describe.each(engines)('adding an administrator on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  test('invites a person who then sees the platform', async () => {
    const token = await addAdmin(server.host, nora);
    const { call } = server.browser();
    await call(acceptInvitation, { body: { token, new_password: 'lemang over an open fire' } });
    const { aaData } = await call(listPlatformAccounts, { query: { search: 'nora' } });
    expect(aaData).toEqual([
      expect.objectContaining({ ...nora, role: 'admin', status: 'active', merchants: null }),
    ]);
  });

  test('is recorded in the audit of the platform, without contact details', async () => {
    await addAdmin(server.host, { ...nora, username: 'siti' });
    const [row] = await all(
      server.database.kysely,
      sql<Record<string, unknown>>`select person_name, action, facts, after from audit
        where merchant_id = ${platform} order by seq desc limit 1`,
    );
    expect(row).toMatchObject({
      person_name: 'Command line',
      action: 'staff.changed',
      facts: { did: 'create' },
      after: { username: 'siti', role: 'admin' },
    });
    expect(JSON.stringify(row)).not.toContain(nora.email);
    expect((await verifyAudit(server.database.kysely, platform)).broken).toBeNull();
  });

  test.each([
    [{ username: 'ADMIN' }, 'Someone has the username "ADMIN".'],
    [{ username: 'a b' }, /^username: Must have only letters/],
    [{ email: 'nora' }, /^email: /],
    [{ name: '' }, /^name: /],
  ])('refuses %j', async (wrong, why) => {
    await expect(addAdmin(server.host, { ...nora, username: 'mina', ...wrong })).rejects.toThrow(
      why,
    );
  });
});
