import { getOrder, listAgents, type Agent } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { fieldsOf, refused, type Stage } from '../Stage.ts';
import { agentCalls, ganesh, jason, mei, notAgents, refusedPeople } from './agentCalls.ts';
import { merchantCalls, newMerchant } from './merchantCalls.ts';

/** Listing agents and assigning them to merchants, starting with the unchanged sample. */
export function assigning(stage: Stage): void {
  const { list: merchants, get, create } = merchantCalls(stage);
  const { list, assign, counts } = agentCalls(stage);

  describe('listAgents', () => {
    test('has the active agents by name, with how many merchants each looks after', async () => {
      expect(await list()).toEqual({
        aaData: [
          { ...ganesh, username: 'agent.ganesh', merchants: 2 },
          { ...jason, username: 'agent', merchants: 2 },
          { ...mei, username: 'agent.mei', merchants: 1 },
        ],
        total: 3,
      });
    });

    test('is up to administrators', async () => {
      for (const by of refusedPeople)
        expect(await refused(list({}, by))).toMatchObject({ code: 'forbidden', status: 403 });
    });
  });

  listLaws(stage, {
    name: 'agents',
    list: listAgents,
    username: 'admin',
    query: {},
    search: 'mei',
    textOf: ({ name, username }: Agent) => `${name}\n${username}`,
  });

  describe('assignAgents', () => {
    test('gives the merchant to the new agents, and takes it from the others', async () => {
      const before = await get(103);
      expect(before.agents).toEqual([ganesh, mei]);
      const { id } = await stage.placed({}, 'merchant.cheras');
      const order = (by: string) => stage.as(by, getOrder, { params: { id } });
      expect(await order('agent.ganesh')).toMatchObject({ id });
      const after = await assign(before, [mei.id, jason.id]);
      expect(after).toEqual({ ...before, version: before.version + 1, agents: [jason, mei] });
      expect(await get(103)).toEqual(after);
      expect(await order('agent')).toMatchObject({ id });
      expect(await refused(order('agent.ganesh'))).toMatchObject({ code: 'notFound' });
      expect(await refused(get(103, 'agent.ganesh'))).toMatchObject({ code: 'notFound' });
      expect((await merchants({}, 'agent.ganesh')).aaData.map((row) => row.id)).toEqual([102]);
      expect(await counts()).toEqual({ [ganesh.id]: 1, [jason.id]: 3, [mei.id]: 1 });
    });

    test('changes nothing for the same agents', async () => {
      const before = await get(103);
      expect(await assign(before, [jason.id, mei.id])).toEqual(before);
      expect(await get(103)).toEqual(before);
    });

    test('leaves a merchant without an agent to administrators', async () => {
      const { owner, ...business } = newMerchant('warung.senja');
      const contact = { phone: '', email: 'senja@warung.example' };
      const body = { ...business, name: 'Warung Senja', owner: { ...owner, ...contact } };
      const { merchant } = await create(body, 'agent.mei');
      expect(merchant.agents).toEqual([mei]);
      expect(await assign(merchant, [])).toMatchObject({ agents: [] });
      expect(await refused(get(merchant.id, 'agent.mei'))).toMatchObject({ code: 'notFound' });
      expect((await get(merchant.id)).agents).toEqual([]);
    });

    test('refuses someone who isn’t an agent, and an agent who is named twice', async () => {
      const now = await get(103);
      for (const id of notAgents)
        expect(await fieldsOf(assign(now, [mei.id, id]))).toEqual([['agents.1', 'unknown']]);
      expect(await fieldsOf(assign(now, [mei.id, mei.id]))).toEqual([['agents', 'check']]);
      const many = Array.from({ length: 21 }, (_, i) => i + 1);
      expect(await fieldsOf(assign(now, many))).toEqual([['agents', 'max_length']]);
      expect(await get(103)).toEqual(now);
    });

    test('refuses an older version, and a merchant that doesn’t exist', async () => {
      const now = await get(103);
      const old = assign({ id: 103, version: now.version - 1 }, []);
      expect(await refused(old)).toMatchObject({ code: 'conflict', matter: { current: now } });
      const missing = assign({ id: 999_999, version: 1 }, []);
      expect(await refused(missing)).toMatchObject({ code: 'notFound', status: 404 });
    });

    test('lets only one of two concurrent assignments win', async () => {
      const before = await get(103);
      const ends = await Promise.allSettled([mei, ganesh].map(({ id }) => assign(before, [id])));
      const lost = ends.filter(({ status }) => status === 'rejected');
      expect(lost).toMatchObject([{ reason: { code: 'conflict' } }]);
      const after = await get(103);
      expect(after.version).toBe(before.version + 1);
      expect([[mei], [ganesh]]).toContainEqual(after.agents);
    });

    test('is up to administrators', async () => {
      const now = await get(102);
      for (const by of refusedPeople)
        expect(await refused(assign(now, [], by))).toMatchObject({ code: 'forbidden' });
      expect(await get(102)).toEqual(now);
    });
  });
}
