import { expect, test } from 'vitest';
import { createClient } from './call.ts';
import { logout } from './endpoints/account.ts';
import { Problem } from './problems.ts';
import { refusal } from './serve.ts';
import { sendNamed } from './sendNamed.ts';

const done = () => Response.json({ is_signed_out: true });
const input = { body: {} };
const to = { ...logout, problems: ['approvalRequired'] } as const;
const details = {
  capability: 'order.void',
  object_id: 1,
  version: 1,
  amount: 500,
  rate: null,
} as const;

/**
 * A writer on a host that gives these responses in order and repeats the last one. `sent` has the
 * key and approval of each request.
 */
function writer(...answers: (() => Response | Promise<Response>)[]) {
  const sent: { key: string | null; approval: string | null }[] = [];
  const client = createClient({
    baseURL: 'http://shop/api',
    fetch: async (url, init) => {
      const { headers } = new Request(url, init);
      sent.push({ key: headers.get('idempotency-key'), approval: headers.get('approval') });
      return answers[Math.min(sent.length, answers.length) - 1]!();
    },
  });
  const pending = { current: null };
  const requestApproval = async () => 'approved';
  return { sent, send: () => sendNamed({ client, requestApproval, pending }, to, input) };
}

const refuse = (code: ConstructorParameters<typeof Problem>[0]) => () => refusal(new Problem(code));

test.each<[string, () => Response | Promise<Response>]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['Response.error()', () => Response.error()],
  ['an abort', () => Promise.reject(new DOMException('Aborted', 'AbortError'))],
  ['a crash', refuse('crashed')],
  ['maintenance', refuse('maintenance')],
  ['malformed JSON', () => new Response('{')],
  ['a page of HTML', () => new Response('<html>')],
  ['an empty body', () => new Response('')],
  ['a wrong shape', () => Response.json({})],
  ['a first attempt that is still in progress', refuse('inFlight')],
])('a write keeps its idempotency key after %s', async (_name, fault) => {
  const { sent, send } = writer(fault, done);
  await expect(send()).rejects.toThrow();
  await send();
  await send();
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('a refused write gets a new idempotency key', async () => {
  const { sent, send } = writer(refuse('conflict'), done);
  await expect(send()).rejects.toThrow('conflict');
  await send();
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

const needsApproval = () => refusal(new Problem('approvalRequired', { details }));

test('an approved write without a response is retried with the same key', async () => {
  const { sent, send } = writer(needsApproval, () => Response.error(), done);
  await expect(send()).rejects.toThrow('offline');
  await send();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent.map(({ approval }) => approval)).toEqual([null, 'approved', null]);
});

test('a write whose approval details are missing rejects without asking for a PIN', async () => {
  const unread = () =>
    Response.json(
      { code: 'approvalRequired', details: { capability: 'order.void' } },
      { status: 403 },
    );
  const { sent, send } = writer(unread, done);
  await expect(send()).rejects.toMatchObject({ code: 'approvalRequired', matter: {} });
  expect(sent).toHaveLength(1);
});
