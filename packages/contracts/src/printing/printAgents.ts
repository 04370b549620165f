import {
  createPrintAgent,
  deletePrintAgent,
  greetPrintAgent,
  listPrintAgents,
  listPrinters,
  pairPrintAgent,
  takePrintJob,
  type Client,
} from '@servery/api';
import { expect, test } from 'vitest';
import { printerNamed, type PrintStage } from './printing.ts';
import { refused } from '../Stage.ts';
import { nameOrderCases, searchCases } from '../searchCases.ts';

const minuteMs = 60_000;

/** A print agent signs in with a code, prints, and is deleted. */
export function printAgentCases(stage: PrintStage): void {
  let made = 0;
  const add = async (username = 'merchant') => {
    made += 1;
    const body = { name: `${made % 2 === 0 ? 'Bar tablet' : 'Kitchen computer'} ${made}` };
    return stage.as(username, createPrintAgent, { body });
  };
  const pair = async (code: string): Promise<Client> => {
    const client = stage.recorded(await stage.host.browser());
    await client.call(pairPrintAgent, { body: { code } });
    return client;
  };
  const listed = async (id: number) =>
    (await stage.as('merchant', listPrintAgents, { query: { length: 100 } })).aaData.find(
      (one) => one.id === id,
    );

  test('signs in with its code in any form, and gets its printers', async () => {
    const { agent, code, minutes } = await add();
    expect(agent).toMatchObject({ state: 'waiting', seen_at: null, is_here: false });
    expect(code).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
    expect(minutes).toBe(10);
    const { call } = await pair(code.toLowerCase().replace('-', ' '));
    expect(await listed(agent.id)).toMatchObject({ state: 'paired', is_here: false });
    const here = await call(greetPrintAgent, { body: {} });
    expect(here.agent).toMatchObject({ id: agent.id, state: 'paired', is_here: true });
    expect(here.printers.map(({ name }) => name)).toEqual(['Kitchen']);
    expect(await listed(agent.id)).toMatchObject({ is_here: true });
    await stage.host.advance(2 * minuteMs);
    expect(await listed(agent.id)).toMatchObject({ is_here: false });
    await call(greetPrintAgent, { body: {} });
    expect(await listed(agent.id)).toMatchObject({ is_here: true });
  });

  test('can take jobs and nothing else', async () => {
    const { call } = await pair((await add()).code);
    const { id } = await printerNamed(stage, 'Kitchen');
    expect(await call(takePrintJob, { params: { id }, body: {} })).toHaveProperty('taken');
    expect(await refused(call(listPrinters, { query: {} }))).toMatchObject({ code: 'forbidden' });
    expect(await refused(call(createPrintAgent, { body: { name: 'Another' } }))).toMatchObject({
      code: 'forbidden',
    });
    // A person with permission to print isn't an agent.
    const person = stage.as('kitchen', greetPrintAgent, { body: {} });
    expect(await refused(person)).toMatchObject({ code: 'notFound' });
  });

  test('signs in with its code once; a second use is refused and shown to staff', async () => {
    const { agent, code } = await add();
    const { call } = await pair(code);
    expect(await listed(agent.id)).toMatchObject({ code_ends_at: null, reused_at: null });
    expect(await refused(pair(code))).toMatchObject({ code: 'notFound' });
    expect((await listed(agent.id))!.reused_at).not.toBeNull();
    const here = await call(greetPrintAgent, { body: {} });
    expect(here.agent).toMatchObject({ id: agent.id, is_here: true });
    await stage.host.advance(11 * minuteMs);
    expect(await refused(pair(code))).toMatchObject({ code: 'notFound' });
    expect((await listed(agent.id))!.reused_at! > here.agent.reused_at!).toBe(true);
  });

  test('is refused with an expired or unknown code', async () => {
    const late = await add();
    await stage.host.advance(11 * minuteMs);
    expect(await refused(pair(late.code))).toMatchObject({ code: 'notFound' });
    expect(await listed(late.agent.id)).toMatchObject({ state: 'expired' });
    expect(await refused(pair('AAAA-AAAA'))).toMatchObject({ code: 'notFound' });
  });

  test('is signed out immediately when it is deleted', async () => {
    const { agent, code } = await add();
    const { call } = await pair(code);
    await call(greetPrintAgent, { body: {} });
    const remove = (version: number, username = 'merchant') =>
      stage.as(username, deletePrintAgent, { params: { id: agent.id }, body: { version } });
    expect(await refused(remove(99))).toMatchObject({ code: 'conflict' });
    expect(await refused(remove(99, 'merchant.bangsar'))).toMatchObject({ code: 'notFound' });
    await remove((await listed(agent.id))!.version);
    expect(await listed(agent.id)).toBeUndefined();
    const here = call(greetPrintAgent, { body: {} });
    expect(await refused(here)).toMatchObject({ code: 'sessionExpired' });
  });

  test('needs a unique name, and can only be managed with permission', async () => {
    const { agent } = await add();
    const twin = stage.as('merchant', createPrintAgent, {
      body: { name: agent.name.toUpperCase() },
    });
    expect((await refused(twin)).matter.fields).toHaveProperty('name');
    expect(await refused(add('cashier'))).toMatchObject({ code: 'forbidden' });
    const list = stage.as('cashier', listPrintAgents, { query: {} });
    expect(await refused(list)).toMatchObject({ code: 'forbidden' });
  });

  const added = async (name: string) =>
    (await stage.as('merchant', createPrintAgent, { body: { name } })).agent.id;
  const find = async (query: { search?: string; order?: 'asc' }) => {
    const { aaData } = await stage.as('merchant', listPrintAgents, {
      query: { length: 100, ...query },
    });
    return aaData.map(({ id }) => id);
  };
  searchCases({ rows: 'print agents', create: added, find: (search) => find({ search }) });
  nameOrderCases({ rows: 'print agents', create: added, list: () => find({ order: 'asc' }) });
}
