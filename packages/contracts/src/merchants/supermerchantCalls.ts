import {
  acceptInvitation,
  assignSupermerchant,
  createPlatformAccount,
  listMenus,
  listPlatformAccounts,
  patchPlatformAccount,
  previewPricePush,
  type Client,
  type MerchantAccount,
} from '@servery/api';
import type { Stage } from '../Stage.ts';
import { merchantCalls } from './merchantCalls.ts';

/** The supermerchant of the sample, who runs all of its merchants. */
export const kamaruddin = { id: 3, name: 'Kamaruddin Yusof' };

/** Ids of an administrator, an agent and an owner, and one that nobody has. */
export const notSupermerchants = [1, 2, 11, 999_999];

/** Returns the calls about supermerchants, by the administrator by default. */
export function supermerchantCalls(stage: Stage) {
  const assign = (
    { id, version }: Pick<MerchantAccount, 'id' | 'version'>,
    supermerchant_id: number | null,
    by = 'admin',
  ) => stage.as(by, assignSupermerchant, { params: { id }, body: { version, supermerchant_id } });
  const accounts = async () =>
    (await stage.as('admin', listPlatformAccounts, { query: { role: 'supermerchant' } })).aaData;
  return {
    assign,
    /** Returns the number of merchants of each supermerchant, by their id. */
    counts: async (): Promise<Record<number, number | null>> =>
      Object.fromEntries((await accounts()).map(({ id, merchants }) => [id, merchants])),
    /** Creates a supermerchant who has set their password. */
    async join(username: string) {
      const body = { username, name: 'Nora Aziz', email: `${username}@example.com` };
      const { account, token } = await stage.as('admin', createPlatformAccount, {
        body: { ...body, role: 'supermerchant' },
      });
      const client = stage.recorded(await stage.host.browser());
      const new_password = 'lemang over an open fire';
      await client.call(acceptInvitation, { body: { token, new_password } });
      return { client, named: { id: account.id, name: account.name } };
    },
    /** Activates or deactivates a supermerchant. */
    async patch(id: number, is_active: boolean): Promise<void> {
      const { version } = (await accounts()).find((account) => account.id === id)!;
      await stage.as('admin', patchPlatformAccount, {
        params: { id },
        body: { version, is_active },
      });
    },
    /** Returns the merchants that a price of an item at a merchant can be pushed to. */
    async reachedFrom(merchant_id: number, { call }: Pick<Client, 'call'>): Promise<number[]> {
      const query = { merchant_id, order: 'asc', length: 1 } as const;
      const [item] = (await call(listMenus, { query })).aaData;
      const { outlets } = await call(previewPricePush, {
        query: { item_id: item!.id, price: item!.price + 10 },
      });
      return outlets.map(({ merchant }) => merchant.id).toSorted((a, b) => a - b);
    },
    /** Assigns the supermerchant of the sample to its merchants again. */
    assignSample: async (): Promise<void> => {
      const { get } = merchantCalls(stage);
      for (const id of [101, 102, 103, 104]) await assign(await get(id), kamaruddin.id);
    },
  };
}
