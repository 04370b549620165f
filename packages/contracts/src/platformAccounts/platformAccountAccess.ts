import { getUserInfo, listMerchants } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contractPassword } from '../host.ts';
import { refused } from '../Stage.ts';
import type { PlatformAccountsStage } from './PlatformAccountsStage.ts';

const me = { params: { role: 'user' as const, id: 'me' as const } };
const why = (reason: string) => ({ code: 'notAllowedNow', matter: { details: { why: reason } } });

/** Who can sign in to the platform: invitations, and activating and deactivating accounts. */
export function platformAccountAccess(accounts: PlatformAccountsStage): void {
  describe('an invitation to the platform', () => {
    test('names no merchant, and signs the person in once', async () => {
      const { account, token } = await accounts.create();
      const { name, username } = account;
      expect(await accounts.open(token)).toEqual({ merchant: null, name, username });
      expect(await refused(accounts.signIn(username))).toMatchObject({ code: 'wrongCredentials' });
      expect((await accounts.accept(token)).session.user.id).toBe(account.id);
      expect(await refused(accounts.accept(token))).toMatchObject({ code: 'notFound' });
      expect((await accounts.signIn(username)).session.user).toMatchObject({
        id: account.id,
        role: 'agent',
      });
    });

    test('replaces the password, the sessions and the earlier invitation', async () => {
      const { account, client } = await accounts.joined();
      const first = await accounts.invite(account);
      expect(first.account).toMatchObject({ status: 'invited', version: account.version + 1 });
      expect(await refused(client.call(getUserInfo, me))).toMatchObject({ code: 'sessionExpired' });
      const { username } = account;
      expect(await refused(accounts.signIn(username))).toMatchObject({ code: 'wrongCredentials' });
      const second = await accounts.invite(first.account);
      expect(await refused(accounts.open(first.token))).toMatchObject({ code: 'notFound' });
      expect((await accounts.accept(second.token)).session.user.id).toBe(account.id);
    });
  });

  describe('patchPlatformAccount', () => {
    test('signs a person out everywhere, until they are activated', async () => {
      const { account, client } = await accounts.joined();
      const { username } = account;
      const second = await accounts.signIn(username);
      const off = await accounts.patch(account, false);
      expect(off).toMatchObject({ status: 'inactive', version: account.version + 1 });
      for (const { call } of [client, second])
        expect(await refused(call(getUserInfo, me))).toMatchObject({
          code: 'sessionExpired',
          status: 401,
        });
      expect(await refused(accounts.signIn(username))).toMatchObject({ code: 'wrongCredentials' });
      expect(await refused(accounts.invite(off))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'status', status: 'inactive' } },
      });
      expect(await accounts.patch(off, false)).toEqual(off);
      expect(await accounts.patch(off, true)).toMatchObject({ status: 'active' });
      expect((await accounts.signIn(username)).session.user.id).toBe(account.id);
    });

    test('ends the invitation of a person who is deactivated', async () => {
      const { account, token } = await accounts.create();
      await accounts.patch(account, false);
      expect(await refused(accounts.open(token))).toMatchObject({ code: 'notFound' });
      expect(await refused(accounts.accept(token))).toMatchObject({ code: 'notFound' });
    });

    test('keeps the merchants of an agent', async () => {
      const { client, account } = await accounts.joined();
      expect(account.merchants).toBe(0);
      const agent = await accounts.byUsername('agent');
      const renamed = await accounts.edit(agent, { name: agent.name, email: 'jason@example.com' });
      expect(renamed).toMatchObject({ merchants: 2 });
      const { call } = await accounts.signIn('agent', contractPassword);
      expect((await call(listMerchants, { query: {} })).total).toBe(2);
      expect((await client.call(listMerchants, { query: {} })).total).toBe(0);
    });

    test('refuses the caller’s own account, and so does an invitation', async () => {
      const own = await accounts.byUsername('admin');
      expect(await refused(accounts.patch(own, false))).toMatchObject(why('own_account'));
      expect(await refused(accounts.invite(own))).toMatchObject(why('own_account'));
      expect(await accounts.byUsername('admin')).toEqual(own);
    });

    test('is up to administrators', async () => {
      const agent = await accounts.byUsername('agent');
      const forbidden = { code: 'forbidden', status: 403 };
      for (const by of ['agent', 'supermerchant', 'merchant', 'cashier'])
        for (const call of [
          () => accounts.list({}, by),
          () => accounts.create({ role: 'admin' }, by),
          () => accounts.edit(agent, { name: 'Mine', email: 'mine@example.com' }, by),
          () => accounts.patch(agent, true, by),
          () => accounts.invite(agent, by),
        ])
          expect(await refused(call())).toMatchObject(forbidden);
      expect(await accounts.byUsername('agent')).toEqual(agent);
    });
  });
}

/** Two administrators who deactivate each other; at the end, one of them can always sign in. */
export function lastAdministrator(accounts: PlatformAccountsStage): void {
  test('one of two administrators who deactivate each other stays', async () => {
    // The others would be administrators who can sign in, too.
    for (const other of await accounts.list({ role: 'admin', status: 'active' }))
      if (other.username !== 'admin') await accounts.patch(other, false);
    const first = await accounts.signIn('admin', contractPassword);
    const { client: second, account } = await accounts.joined({ role: 'admin' });
    const own = await accounts.byUsername('admin');
    const both = await Promise.allSettled([
      accounts.patch(account, false, first),
      accounts.patch(own, false, second),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { reason } = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    // The session of the second to get the lock ended before it called, or while it was waiting.
    expect(['sessionExpired', 'notAllowedNow']).toContain((reason as { code: string }).code);
    const survivor = both[0].status === 'fulfilled' ? first : second;
    const active = await accounts.list({ role: 'admin', status: 'active' }, survivor);
    expect(active).toHaveLength(1);
    for (const gone of await accounts.list({ role: 'admin', status: 'inactive' }, survivor))
      await accounts.patch(gone, true, survivor);
  });
}
