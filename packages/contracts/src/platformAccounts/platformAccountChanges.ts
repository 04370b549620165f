import { createMerchant, listMerchants } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { newMerchant } from '../merchants/merchantCalls.ts';
import { fieldsOf, refused } from '../Stage.ts';
import type { PlatformAccountsStage } from './PlatformAccountsStage.ts';

const edited = { name: 'Nora Aziz', email: 'nora@example.com' };

/** Creating and editing accounts of the platform. */
export function platformAccountChanges(accounts: PlatformAccountsStage): void {
  const { stage } = accounts;

  describe('createPlatformAccount', () => {
    test('adds an agent, who has no merchants until they create one', async () => {
      const { account, token } = await accounts.create({
        name: '  Nora Aziz ',
        username: 'nora.aziz',
        email: '',
        phone: '+600123456789',
      });
      expect(account).toMatchObject({
        version: 1,
        username: 'nora.aziz',
        name: 'Nora Aziz',
        role: 'agent',
        phone: '+60123456789',
        email: '',
        status: 'invited',
        merchants: 0,
      });
      expect(await accounts.byUsername('nora.aziz')).toEqual(account);
      const { call, session } = await accounts.accept(token);
      expect(session.user).toMatchObject({ role: 'agent', merchant: null, merchants: [] });
      expect(await call(listMerchants, { query: {} })).toEqual({ aaData: [], total: 0 });
      await call(createMerchant, { body: newMerchant('lim.meiling') });
      const again = await accounts.signIn('nora.aziz');
      expect((await again.call(listMerchants, { query: {} })).total).toBe(1);
      expect(await accounts.byUsername('nora.aziz')).toMatchObject({
        status: 'active',
        invited_until: null,
        merchants: 1,
      });
    });

    test('adds an administrator, who sees every merchant', async () => {
      const { account, client } = await accounts.joined({ role: 'admin', username: 'second' });
      expect(account).toMatchObject({ role: 'admin', merchants: null, status: 'active' });
      const { total } = await stage.as('admin', listMerchants, { query: {} });
      expect(total).toBeGreaterThanOrEqual(4);
      expect((await client.call(listMerchants, { query: {} })).total).toBe(total);
    });

    test('adds a supermerchant, who runs no merchants until they are assigned', async () => {
      const { account, client } = await accounts.joined({ role: 'supermerchant' });
      expect(account).toMatchObject({ role: 'supermerchant', merchants: 0, status: 'active' });
      expect(client.session.user).toMatchObject({
        role: 'supermerchant',
        merchant: null,
        merchants: [],
      });
      expect(await client.call(listMerchants, { query: {} })).toEqual({ aaData: [], total: 0 });
      const refusal = client.call(createMerchant, { body: newMerchant('by.nora') });
      expect(await refused(refusal)).toMatchObject({ code: 'forbidden' });
    });

    test('requires a new username, a name, and a phone number or an email address', async () => {
      for (const [body, field] of [
        [{ username: 'AGENT' }, ['username', 'taken']],
        [{ username: 'Cashier.Bangsar' }, ['username', 'taken']],
        [{ email: '' }, ['phone', 'no_contact']],
        [{ username: 'with space' }, ['username', expect.any(String)]],
        [{ name: 'A' }, ['name', expect.any(String)]],
        [{ email: 'nobody' }, ['email', expect.any(String)]],
        [{ phone: '0123456789' }, ['phone', expect.any(String)]],
        // Owners and staff belong to a merchant.
        [{ role: 'merchant' as 'agent' }, ['role', expect.any(String)]],
      ] as const)
        expect([body, await fieldsOf(accounts.create(body))]).toEqual([body, [field]]);
    });
  });

  describe('editPlatformAccount', () => {
    test('changes the contact details, by which the account is found', async () => {
      const { account } = await accounts.create({ phone: '+60198765432' });
      const next = await accounts.edit(account, {
        ...edited,
        email: 'nora.work@example.com',
        phone: '+600198765432',
      });
      expect(next).toEqual({
        ...account,
        email: 'nora.work@example.com',
        version: account.version + 1,
      });
      for (const search of ['NORA.WORK@', '019-876 5432', account.username])
        expect((await accounts.list({ search })).map(({ id }) => id)).toEqual([account.id]);
      expect(await accounts.edit(next, { ...edited, phone: '' })).toMatchObject({ phone: '' });
    });

    test('changes the account of the caller and of a supermerchant', async () => {
      for (const username of ['admin', 'supermerchant']) {
        const account = await accounts.byUsername(username);
        const { name } = account;
        const next = await accounts.edit(account, { name, email: `${username}@example.com` });
        expect(next).toEqual({
          ...account,
          email: `${username}@example.com`,
          version: account.version + 1,
        });
      }
    });

    test('refuses an account without contact details', async () => {
      const { account } = await accounts.create();
      expect(await fieldsOf(accounts.edit(account, { ...edited, email: '' }))).toEqual([
        ['phone', 'no_contact'],
      ]);
    });

    test('is done by one of two administrators at a time', async () => {
      const { account } = await accounts.create();
      const names = ['One', 'Two'];
      const both = await Promise.allSettled(
        names.map((name) => accounts.edit(account, { ...edited, name })),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const now = await accounts.byUsername(account.username);
      expect(now).toMatchObject({ version: account.version + 1 });
      expect(names).toContain(now.name);
      for (const late of [
        () => accounts.edit(account, { ...edited, name: 'Late' }),
        () => accounts.patch(account, false),
        () => accounts.invite(account),
      ])
        expect(await refused(late())).toMatchObject({
          code: 'conflict',
          status: 409,
          matter: { current: now },
        });
      expect(await accounts.byUsername(account.username)).toEqual(now);
    });

    test('finds no account of a merchant', async () => {
      for (const id of [11, 13, 999_999]) {
        const ref = { id, version: 1 };
        for (const call of [
          () => accounts.edit(ref, edited),
          () => accounts.patch(ref, false),
          () => accounts.invite(ref),
        ])
          expect(await refused(call())).toMatchObject({ code: 'notFound', status: 404 });
      }
    });
  });
}
