import { getMerchantInfo, listOrders, type MerchantAccount } from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, refused, type Stage } from '../Stage.ts';
import { agentCalls, ganesh, jason, mei, notAgents, refusedPeople } from './agentCalls.ts';
import { merchantCalls } from './merchantCalls.ts';

/** Handing the merchants of one agent over to another. */
export function handingOver(stage: Stage): void {
  const { list: merchants, get } = merchantCalls(stage);
  const { assignSample, handOver, counts } = agentCalls(stage);
  const all = () => Promise.all([101, 102, 103].map((id) => get(id)));

  describe('handOverMerchants', () => {
    let before: MerchantAccount[];
    beforeAll(async () => {
      await assignSample();
      before = await all();
    });
    afterAll(assignSample);

    test('refuses the same agent, and someone who isn’t an agent', async () => {
      expect(await fieldsOf(handOver(jason.id, jason.id))).toEqual([['to_id', 'same']]);
      for (const id of notAgents) {
        expect(await fieldsOf(handOver(jason.id, id))).toEqual([['to_id', 'unknown']]);
        expect(await fieldsOf(handOver(id, jason.id))).toEqual([['from_id', 'unknown']]);
      }
      expect(await all()).toEqual(before);
    });

    test('is up to administrators', async () => {
      for (const by of refusedPeople)
        expect(await refused(handOver(jason.id, mei.id, by))).toMatchObject({ code: 'forbidden' });
      expect(await all()).toEqual(before);
    });

    test('moves every merchant to an agent who keeps their own', async () => {
      expect(await handOver(jason.id, mei.id)).toEqual({ moved: 2 });
      const [first, second, third] = before;
      expect(await all()).toEqual([
        { ...first, version: first!.version + 1, agents: [mei] },
        { ...second, version: second!.version + 1, agents: [ganesh, mei] },
        third,
      ]);
      expect(await counts()).toEqual({ [ganesh.id]: 2, [jason.id]: 0, [mei.id]: 3 });
    });

    test('ends the access of the first agent, and starts that of the other', async () => {
      expect(await merchants({}, 'agent')).toMatchObject({ aaData: [], total: 0 });
      expect(await refused(get(101, 'agent'))).toMatchObject({ code: 'notFound' });
      const orders = (by: string) => stage.as(by, listOrders, { query: {} });
      expect(await orders('agent')).toMatchObject({ aaData: [], total: 0 });
      const info = (by: string) => stage.as(by, getMerchantInfo, { query: { id: 101 } });
      expect(await refused(info('agent'))).toMatchObject({ code: 'forbidden' });
      const { aaData } = await merchants({ columns: 'created_at' }, 'agent.mei');
      expect(aaData.map(({ id }) => id)).toEqual([101, 102, 103]);
      expect(await info('agent.mei')).toMatchObject({ id: 101 });
    });

    test('moves nothing the second time', async () => {
      const now = await all();
      expect(await handOver(jason.id, mei.id)).toEqual({ moved: 0 });
      expect(await all()).toEqual(now);
    });

    test('moves each merchant once if two run at the same time', async () => {
      const done = await Promise.all([handOver(mei.id, jason.id), handOver(mei.id, ganesh.id)]);
      expect(done.map(({ moved }) => moved).toSorted()).toEqual([0, 3]);
      expect((await counts())[mei.id]).toBe(0);
    });
  });
}
