import {
  closeMerchant,
  createMerchant,
  editMerchant,
  getMerchantAccount,
  inviteOwner,
  listMerchants,
  patchMerchant,
  reopenMerchant,
  type Input,
  type MerchantAccount,
} from '@servery/api';
import type { Stage } from '../Stage.ts';

type Ref = Pick<MerchantAccount, 'id' | 'version'>;
type Edit = Omit<Input<typeof editMerchant>['body'], 'version'>;

/** Returns the calls of merchants, by the administrator by default. */
export const merchantCalls = (stage: Stage) => ({
  list: (query: Input<typeof listMerchants>['query'] = {}, by = 'admin') =>
    stage.as(by, listMerchants, {
      query: { length: 100, order: 'asc', columns: 'name', ...query },
    }),
  get: (id: number, by = 'admin') => stage.as(by, getMerchantAccount, { params: { id } }),
  create: (body: Input<typeof createMerchant>['body'], by = 'admin') =>
    stage.as(by, createMerchant, { body }),
  inviteOwner: ({ id, owner }: Pick<MerchantAccount, 'id' | 'owner'>, by = 'admin') =>
    stage.as(by, inviteOwner, { params: { id }, body: { owner_version: owner!.version } }),
  edit: ({ id, version }: Ref, body: Edit, by = 'admin') =>
    stage.as(by, editMerchant, { params: { id }, body: { version, ...body } }),
  close: async ({ id, version, name }: Ref & { name: string }, by = 'admin', confirm = name) =>
    stage.as(by, closeMerchant, {
      params: { id },
      body: { version, reason: 'The lease has ended', confirm },
    }),
  reopen: ({ id, version }: Ref, by = 'admin') =>
    stage.as(by, reopenMerchant, { params: { id }, body: { version } }),
  patch: ({ id, version }: Ref, is_active: boolean, reason = 'Fees are overdue', by = 'admin') =>
    stage.as(by, patchMerchant, { params: { id }, body: { version, is_active, reason } }),
});

/** A merchant to create; each has a username of its own. */
export const newMerchant = (username: string) => ({
  name: 'Kopitiam Jaya',
  time_zone: 'Asia/Kuala_Lumpur',
  owner: {
    name: 'Lim Mei Ling',
    username,
    email: `${username}@kopitiam.example`,
    // With the zero that people keep when they add the country code.
    phone: '+600123450789',
  },
});
