import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  adminVersion,
  importKey,
  personHeader,
  sign,
  signatureHeader,
  versionHeader,
  type Signed,
  type SigningKey,
} from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const secret = 'A'.repeat(43);
describe.each(engines)('signatures on %s', (engine) => {
  let server: TestServer;
  let key: SigningKey;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    key = await importKey(secret);
    ({ token } = await server.signIn('merchant', secret));
  });
  afterAll(() => server.close());

  const url = '/api/admin/void_order';
  const body = JSON.stringify({ order_id: 1, version: 1, reason: 'other' });
  const signed = (more: Partial<Signed> = {}): Signed => ({
    method: 'POST',
    url,
    body,
    token,
    version: adminVersion,
    ...more,
  });

  /** Signs as admin apps did before form v2. */
  const signOld = ({ method, url: target, body: text, version }: Signed): string => {
    const digest = (some: string) => createHash('sha256').update(some).digest('base64url');
    const time = String(Math.floor(server.host.now().getTime() / 1000));
    const nonce = randomBytes(16).toString('base64url');
    const lines = ['v1', time, nonce, method, target, digest(text), digest(token), version];
    const mark = createHmac('sha256', Buffer.from(secret, 'base64url')).update(lines.join('\n'));
    return `v1;t=${time};n=${nonce};s=${mark.digest('base64url')}`;
  };
  const signNow = (it: Signed) => sign(key, it, server.host.now().getTime());

  const send = async (
    signature: string,
    headers: Record<string, string> = {},
    more: { body?: string; path?: string } = {},
  ) => {
    const response = await server.app.request(`http://server.test${more.path ?? url}`, {
      method: 'POST',
      body: more.body ?? body,
      headers: {
        authorization: `Bearer ${token}`,
        [versionHeader]: adminVersion,
        [signatureHeader]: signature,
        ...headers,
      },
    });
    return `${response.status} ${((await response.json()) as { code?: string }).code}`;
  };
  /** The response to a correctly signed request, which reaches its rule. */
  const passed = '404 notFound';

  const headers = { 'idempotency-key': 'mine', approval: 'given', [personHeader]: '13' };

  test.each(Object.entries(headers))(
    'refuses a request whose header %s was changed, added or removed',
    async (name, value) => {
      const own = { [name]: value };
      const refused = '403 badSignature';
      expect(await send(await signNow(signed({ headers: own })), { [name]: 'other' })).toBe(
        refused,
      );
      expect(await send(await signNow(signed({ headers: own })))).toBe(refused);
      expect(await send(await signNow(signed()), own)).toBe(refused);
    },
  );

  test('accepts signed headers', async () => {
    const own = { 'idempotency-key': 'mine' };
    expect(await send(await signNow(signed({ headers: own })), own)).toBe(passed);
  });

  test("accepts form v1 without the headers that it doesn't cover, else requires a reload", async () => {
    expect(await send(signOld(signed()))).toBe(passed);
    for (const [name, value] of Object.entries(headers))
      expect(await send(signOld(signed()), { [name]: value })).toBe('410 outdated');
  });

  test('a form body does not bypass the signature where no file is accepted', async () => {
    const form = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nLaksa\r\n--x--\r\n';
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const path = '/api/admin/category';
    const empty = await signNow(signed({ url: path, body: '' }));
    expect(await send(empty, type, { body: form, path })).toBe('403 badSignature');
    const whole = await signNow(signed({ url: path, body: form }));
    expect(await send(whole, type, { body: form, path })).toBe('422 invalid');
  });
});
