import {
  acceptInvitation,
  createPlatformAccount,
  getMerchantInfo,
  getSample,
  listPlatformAccounts,
  login,
  nameOf,
  removeSample,
  setUp,
  type Client,
} from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { refused, Stage } from '../Stage.ts';
import type { SetUpHost } from './setUpContract.ts';

/** The endpoints covered by the contract of removing the sample, as `GET /path`. */
export const sampleEndpoints: ReadonlySet<string> = new Set([getSample, removeSample].map(nameOf));

const business = 'Kopitiam Jaya';
const account = { username: 'mei.ling', password: 'lemang over an open fire' };

/** Registers the tests that any host must pass whose sample is removed. Nothing of it is left. */
export function sampleContract(start: () => Promise<SetUpHost> | SetUpHost): void {
  const stage = new Stage();
  let host: SetUpHost;
  let owner: Client;
  beforeAll(async () => {
    await stage.open(async () => (host = await start()));
    const { username, password: new_password } = account;
    const { call } = await host.browser();
    await call(setUp, {
      body: {
        code: host.setUpCode,
        business,
        name: 'Lim Mei Ling',
        username,
        new_password,
        time_zone: 'Asia/Kuala_Lumpur',
      },
    });
    owner = stage.recorded(await host.browser());
    await owner.call(login, { body: account });
  });
  /** Creates an account of the platform, and returns the client that its invitation signs in. */
  const join = async (role: 'admin' | 'agent', username: string): Promise<Client> => {
    const body = { role, username, name: 'Nora Aziz', email: `${username}@example.com` };
    const { token } = await stage.as('admin', createPlatformAccount, { body });
    const client = stage.recorded(await host.browser());
    const { password: new_password } = account;
    await client.call(acceptInvitation, { body: { token, new_password } });
    return client;
  };
  const remove = (confirm: string) => owner.call(removeSample, { body: { confirm } });

  describe('removing the sample', () => {
    test('is up to administrators and the owner of the own business', async () => {
      const { name, merchants } = await owner.call(getSample, {});
      expect(name).toBe('Seri Melati');
      expect(merchants.map(({ id }) => id)).toEqual([101, 102, 103, 104]);
      expect(await stage.as('admin', getSample, {})).toEqual({ name, merchants });
      for (const username of ['merchant', 'supermerchant', 'agent']) {
        expect(await stage.as(username, getSample, {})).toEqual({ name: '', merchants: [] });
        const call = stage.as(username, removeSample, { body: { confirm: name } });
        expect(await refused(call)).toMatchObject({ code: 'forbidden' });
      }
      for (const username of ['supervisor', 'cashier'])
        expect(await refused(stage.as(username, getSample, {}))).toMatchObject({
          code: 'forbidden',
        });
    });

    test('needs the name of its group', async () => {
      for (const confirm of [business, 'yes', 'Seri Melati Chow Kit'])
        expect(await refused(remove(confirm))).toMatchObject({
          code: 'invalid',
          matter: { fields: { confirm: { code: 'mismatch' } } },
        });
      expect((await owner.call(getSample, {})).merchants).toHaveLength(4);
    });

    test('leaves the own business and added people of the platform, and can be repeated', async () => {
      const admin = await join('admin', 'nora.aziz');
      await join('agent', 'nora.agent');
      const { name, merchants } = await owner.call(getSample, {});
      const removed = await remove(name.toLowerCase());
      expect(removed.merchants).toEqual(merchants);
      expect(removed.people).toBeGreaterThan(5);
      expect(await owner.call(getSample, {})).toEqual({ name: '', merchants: [] });
      expect(await owner.call(getMerchantInfo, { query: {} })).toMatchObject({ name: business });
      for (const confirm of [name, business])
        expect(await remove(confirm)).toEqual({ merchants: [], people: 0 });
      const { aaData } = await admin.call(listPlatformAccounts, { query: {} });
      expect(aaData.map(({ username }) => username)).toEqual(
        expect.arrayContaining(['nora.aziz', 'nora.agent']),
      );
      expect(aaData).toHaveLength(2);
      expect(await owner.call(getMerchantInfo, { query: {} })).toMatchObject({ name: business });
    });

    test('removes the sign-ins of its people', async () => {
      const { call } = await host.browser();
      const body = { username: 'merchant', password: 'any password at all' };
      expect(await refused(call(login, { body }))).toMatchObject({ status: 422 });
    });
  });

  test('exercises every endpoint', () => {
    const called = [...stage.seen].filter((endpoint) => sampleEndpoints.has(endpoint));
    expect(called.toSorted()).toEqual([...sampleEndpoints].toSorted());
  });
}
