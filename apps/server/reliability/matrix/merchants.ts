import {
  assignAgents,
  assignSupermerchant,
  chooseOutlets,
  closeMerchant,
  createMerchant,
  editMerchant,
  getMerchantAccount,
  getOutletPlan,
  handOverMerchants,
  inviteOwner,
  listAgents,
  listMerchants,
  patchMerchant,
  readMerchantExport,
  reopenMerchant,
  startMerchantExport,
  setOutletLimit,
} from '@servery/api';
import { people } from '@servery/sample';
import type { Aim, Aimed, Entry } from './entries.ts';

/** A version that no merchant reaches: callers with permission get a conflict. */
const version = 999_999;
const done = 'conflict';
const reason = 'The matrix';
const group = { id: people.find(({ role }) => role === 'supermerchant')?.id ?? 999 };
const itself = ({ merchant_id }: Aim) => ({ params: { id: merchant_id } });

/** All uses of the endpoints of merchants by the people of the platform. */
export const merchantsMatrix = (merchant: Aimed, nothing: Aimed): readonly Entry[] => [
  nothing(listMerchants, () => ({ query: {} })),
  merchant(getMerchantAccount, itself),
  nothing(
    createMerchant,
    // A username that is taken: callers with permission can't create the merchant.
    () => ({
      body: {
        name: 'Matrix',
        time_zone: 'Asia/Kuala_Lumpur',
        owner: { name: 'Matrix', username: 'cashier', email: 'matrix@example.com' },
      },
    }),
    { done: 'invalid' },
  ),
  merchant(inviteOwner, (aim) => ({ ...itself(aim), body: { owner_version: version } }), { done }),
  merchant(editMerchant, (aim) => ({ ...itself(aim), body: { version, name: 'Matrix' } }), {
    done,
  }),
  merchant(
    patchMerchant,
    (aim) => ({ ...itself(aim), body: { version, is_active: false, reason } }),
    { done },
  ),
  merchant(
    closeMerchant,
    (aim) => ({ ...itself(aim), body: { version, reason, confirm: 'The matrix' } }),
    { done },
  ),
  merchant(reopenMerchant, (aim) => ({ ...itself(aim), body: { version } }), { done }),
  merchant(startMerchantExport, ({ merchant_id }) => ({ body: { merchant_id } })),
  // Nobody started an export with this id.
  merchant(
    readMerchantExport,
    ({ order: { id } }) => ({ params: { id }, query: { part: 'tables' as const } }),
    { done: 'notFound' },
  ),
  nothing(listAgents, () => ({ query: {} })),
  merchant(assignAgents, (aim) => ({ ...itself(aim), body: { version, agents: [] } }), { done }),
  merchant(
    assignSupermerchant,
    (aim) => ({ ...itself(aim), body: { version, supermerchant_id: null } }),
    { done },
  ),
  // Administrators see every group; supermerchants only their own, which isn't this one.
  nothing(getOutletPlan, () => ({ params: { id: 999_999 } }), { done: 'notFound' }),
  nothing(setOutletLimit, () => ({ params: group, body: { version, outlets_included: 1 } }), {
    done,
  }),
  nothing(chooseOutlets, () => ({ params: { id: 999_999 }, body: { version, outlets: [101] } }), {
    done: 'notFound',
  }),
  // To the same agent: callers with permission move no merchant.
  nothing(handOverMerchants, () => ({ body: { from_id: 2, to_id: 2 } }), { done: 'invalid' }),
];
