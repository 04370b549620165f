import { listPlatformAccounts, type PlatformAccount } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import type { PlatformAccountsStage } from './PlatformAccountsStage.ts';

/** The list of the platform's accounts, in the unchanged sample. */
export function platformAccountList(accounts: PlatformAccountsStage): void {
  const { stage } = accounts;

  listLaws(stage, {
    name: 'platform accounts',
    list: listPlatformAccounts,
    username: 'admin',
    query: {},
    search: 'kamaruddin',
    textOf: ({ name, username, email }: PlatformAccount) => `${name}\n${username}\n${email}`,
  });

  describe('the list of platform accounts', () => {
    const named = async (...input: Parameters<typeof accounts.list>) =>
      (await accounts.list(...input)).map(({ username }) => username);

    test('has the people of the platform by name, with the number of their merchants', async () => {
      const list = await accounts.list();
      expect(list.map(({ username, merchants }) => [username, merchants])).toEqual([
        ['admin', null],
        ['agent.ganesh', 2],
        ['agent', 2],
        ['supermerchant', 4],
        ['agent.mei', 1],
      ]);
      expect(list[2]).toEqual({
        id: 2,
        version: 1,
        username: 'agent',
        name: 'Jason Lim Wei Jie',
        role: 'agent',
        phone: '',
        email: '',
        status: 'active',
        invited_until: null,
        created_at: '2025-01-06T02:00:00.000Z',
        merchants: 2,
      });
    });

    test('is filtered by role and status', async () => {
      expect(await named({ role: 'agent' })).toEqual(['agent.ganesh', 'agent', 'agent.mei']);
      expect(await named({ role: 'admin', status: 'active' })).toEqual(['admin']);
      expect(await named({ status: 'inactive' })).toEqual([]);
    });
  });
}
