import {
  chooseOutlets,
  createMerchant,
  getMerchantAccount,
  getOutletPlan,
  setOutletLimit,
  type OutletPlan,
} from '@servery/api';
import type { Stage } from '../Stage.ts';
import { kamaruddin, supermerchantCalls } from './supermerchantCalls.ts';

/** Returns the calls about the outlets that the plan of the sample's group includes. */
export function outletPlanCalls(stage: Stage) {
  const params = { id: kamaruddin.id };
  const get = (by = 'admin', id = kamaruddin.id) => stage.as(by, getOutletPlan, { params: { id } });
  const limit = async (outlets_included: number | null): Promise<OutletPlan> => {
    const { version } = await get();
    return stage.as('admin', setOutletLimit, { params, body: { version, outlets_included } });
  };
  const choose = async (outlets: number[], by = 'supermerchant'): Promise<OutletPlan> => {
    const { version } = await get();
    return stage.as(by, chooseOutlets, { params, body: { version, outlets } });
  };
  const assign = async (id: number, owner: number | null) =>
    supermerchantCalls(stage).assign(
      await stage.as('admin', getMerchantAccount, { params: { id } }),
      owner,
    );
  return {
    get,
    limit,
    choose,
    assign,
    /** Returns the ids of the outlets that are read-only, the oldest first. */
    readOnly: async (): Promise<number[]> =>
      (await get()).outlets.filter((one) => one.is_read_only).map(({ merchant }) => merchant.id),
    /** Adds an outlet to the group, and returns its id. */
    addOutlet: async (name: string): Promise<number> => {
      const { merchant } = await stage.as('admin', createMerchant, {
        body: {
          name,
          time_zone: 'Asia/Kuala_Lumpur',
          owner: { name: 'Tan Siew Ling', username: 'tan.siewling', email: 'tan@example.com' },
        },
      });
      await assign(merchant.id, kamaruddin.id);
      return merchant.id;
    },
  };
}
