import { expect, test } from 'vitest';
import { createWatch } from './conformance.ts';
import { Problem } from './problems.ts';
import { refusal } from './serve.ts';

const version = { version: '5.4.3', minimum: '5.0.0' };

const violationsOf = async (path: string, response: Response, init?: RequestInit) => {
  const watch = createWatch();
  await watch.over(async () => response)(`http://a.test/api${path}`, init);
  return watch.violations;
};

test('accepts responses that match the contract and reports surplus fields', async () => {
  expect(await violationsOf('/get_version', Response.json(version))).toEqual([]);
  expect(await violationsOf('/get_version', Response.json({ ...version, secret: 1 }))).toEqual([
    'GET /get_version answer.secret is not in the contract',
  ]);
  expect(await violationsOf('/get_version', Response.json({ version: 5 }))).toHaveLength(1);
  expect(await violationsOf('/get_version', new Response('<html>'))).toHaveLength(1);
});

test('checks the code, status and details of a refusal against its endpoint', async () => {
  const voiding = { method: 'POST', body: '{}' };
  const path = '/admin/void_order';
  const violationsIn = (response: Response) => violationsOf(path, response, voiding);
  expect(await violationsIn(refusal(new Problem('hasPayments'), 'r1'))).toEqual([]);
  expect(await violationsIn(refusal(new Problem('quoteExpired')))).toEqual([
    'POST /admin/void_order refuses with quoteExpired, which it does not name',
  ]);
  expect(await violationsIn(refusal(new Error('any')))).toHaveLength(1);
  expect(await violationsIn(refusal(new Problem('invalid')))).toHaveLength(1);
  expect(await violationsIn(refusal(new Problem('conflict', { current: { id: 1 } })))).toHaveLength(
    1,
  );
  const broken = (code: string, matter: object, status: number) =>
    violationsIn(Response.json({ code, ...matter }, { status }));
  expect(await broken('hasPayments', { details: {} }, 422)).toEqual([
    'POST /admin/void_order has details, but hasPayments has none',
  ]);
  expect(await broken('forbidden', { details: { capability: 'any' } }, 403)).toHaveLength(1);
  expect(
    await broken('forbidden', { details: { capability: 'order.void', secret: 1 } }, 403),
  ).toEqual(['POST /admin/void_order details.secret is not in the contract']);
  expect(await violationsIn(Response.json({ code: 'mystery' }, { status: 422 }))).toHaveLength(1);
  expect(await violationsIn(Response.json({ code: 'notFound' }, { status: 422 }))).toHaveLength(1);
});

test('matches a tunnelled request to the endpoint of its real method', async () => {
  const watch = createWatch();
  const reach = watch.over(async () => refusal(new Problem('notFound')));
  const body = JSON.stringify({ _method: 'PATCH' });
  await reach('http://a.test/api/admin/toggle_claim_status', { method: 'POST', body });
  expect([...watch.seen.keys()]).toEqual(['PATCH /admin/toggle_claim_status']);
});
