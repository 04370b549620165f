import {
  assignAgents,
  handOverMerchants,
  listAgents,
  type Input,
  type MerchantAccount,
} from '@servery/api';
import type { Stage } from '../Stage.ts';
import { merchantCalls } from './merchantCalls.ts';

/** The agents of the sample. */
export const jason = { id: 2, name: 'Jason Lim Wei Jie' };
export const mei = { id: 4, name: 'Tan Mei Xin' };
export const ganesh = { id: 5, name: 'Ganesh Ramasamy' };

/** People who aren't agents: an administrator, a supermerchant, an owner, and nobody. */
export const notAgents = [1, 3, 11, 999_999];

/** People who don't decide which agents look after a merchant. */
export const refusedPeople = ['agent', 'supermerchant', 'merchant', 'cashier'];

/** Returns the calls about agents, by the administrator by default. */
export function agentCalls(stage: Stage) {
  const list = (query: Input<typeof listAgents>['query'] = {}, by = 'admin') =>
    stage.as(by, listAgents, { query: { order: 'asc', ...query } });
  const assign = (
    { id, version }: Pick<MerchantAccount, 'id' | 'version'>,
    ids: number[],
    by = 'admin',
  ) => stage.as(by, assignAgents, { params: { id }, body: { version, agents: ids } });
  return {
    list,
    assign,
    handOver: (from_id: number, to_id: number, by = 'admin') =>
      stage.as(by, handOverMerchants, { body: { from_id, to_id } }),
    /** Returns the number of merchants of each agent, by their id. */
    counts: async (): Promise<Record<number, number>> =>
      Object.fromEntries((await list()).aaData.map(({ id, merchants }) => [id, merchants])),
    /** Assigns the agents of the sample to its merchants again. */
    assignSample: async (): Promise<void> => {
      const { get } = merchantCalls(stage);
      await assign(await get(101), [jason.id]);
      await assign(await get(102), [ganesh.id, jason.id]);
      await assign(await get(103), [ganesh.id, mei.id]);
    },
  };
}
