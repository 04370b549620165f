import { expect, test } from 'vitest';
import { createWatch } from './conformance.ts';
import { Problem } from './problems.ts';
import { refusal } from './serve.ts';

const version = { version: '5.4.3', minimum: '5.0.0' };

const told = async (path: string, response: Response, init?: RequestInit) => {
  const watch = createWatch();
  await watch.over(async () => response)(`http://a.test/api${path}`, init);
  return watch.violations;
};

test('answers as promised pass, and nothing may come beside them', async () => {
  expect(await told('/get_version', Response.json(version))).toEqual([]);
  expect(await told('/get_version', Response.json({ ...version, secret: 1 }))).toEqual([
    'GET /get_version answer.secret is not in the contract',
  ]);
  expect(await told('/get_version', Response.json({ version: 5 }))).toHaveLength(1);
  expect(await told('/get_version', new Response('<html>'))).toHaveLength(1);
});

test('refusals pass by the codes that an endpoint names, with their status and matter', async () => {
  const voiding = { method: 'POST', body: '{}' };
  const path = '/admin/void_order';
  const say = (response: Response) => told(path, response, voiding);
  expect(await say(refusal(new Problem('hasPayments'), 'r1'))).toEqual([]);
  expect(await say(refusal(new Problem('quoteExpired')))).toEqual([
    'POST /admin/void_order refuses with quoteExpired, which it does not name',
  ]);
  expect(await say(refusal(new Error('any')))).toHaveLength(1);
  expect(await say(refusal(new Problem('invalid')))).toHaveLength(1);
  expect(await say(refusal(new Problem('conflict', { current: { id: 1 } })))).toHaveLength(1);
  expect(await say(Response.json({ code: 'mystery' }, { status: 422 }))).toHaveLength(1);
  expect(await say(Response.json({ code: 'notFound' }, { status: 422 }))).toHaveLength(1);
});

test('a tunnelled verb is held against its own endpoint', async () => {
  const watch = createWatch();
  const reach = watch.over(async () => refusal(new Problem('notFound')));
  const body = JSON.stringify({ _method: 'PATCH' });
  await reach('http://a.test/api/admin/toggle_claim_status', { method: 'POST', body });
  expect([...watch.seen.keys()]).toEqual(['PATCH /admin/toggle_claim_status']);
});
