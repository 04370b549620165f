import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoint } from './endpoint.ts';
import { Problem } from './problems.ts';
import { refusal, respond } from './serve.ts';

const rename = endpoint.put('/thing/:id', {
  summary: 'Renames.',
  capability: 'session',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)) }),
  body: v.strictObject({ name: v.pipe(v.string(), v.minLength(2, 'Too short.')) }),
  returns: v.object({ id: v.number(), name: v.string() }),
});

const put = (body: string) => new Request('http://shop/api/thing/7', { method: 'PUT', body });
const enter = () => ({ who: 'me' });
const serve = (request: Request, params: unknown = { id: '7' }) =>
  respond(rename, request, params, enter, ({ params: { id }, body: { name }, who }) => ({
    id,
    name: `${name} by ${who}`,
    secret: 'kept',
  }));

describe('a host', () => {
  test('parses what comes in, and answers only what was promised', async () => {
    const response = await serve(put('{"name":"Laksa"}'));
    expect(await response?.json()).toEqual({ id: 7, name: 'Laksa by me' });
    expect(response?.headers.get('cache-control')).toBe('no-store');
  });

  test('hears a tunnelled verb, and leaves other verbs to others', async () => {
    const post = (body: string) => new Request('http://shop/api/thing/7', { method: 'POST', body });
    expect((await serve(post('{"_method":"PUT","name":"Laksa"}')))?.status).toBe(200);
    expect(await serve(post('{"name":"Laksa"}'))).toBeNull();
  });

  test.each([
    ['{"name":"x"}', 'name', 'min_length'],
    ['{"name":"Laksa","role":"admin"}', 'role', 'unknown'],
    ['{}', 'name', 'required'],
    ['7', 'body', 'strict_object'],
    [`{"name":[${'{},'.repeat(1_000)}{}]}`, 'body', 'max_length'],
    ['{', 'body', 'json'],
    ['[]', 'body', 'json'],
  ])('says which field of %s is wrong', async (body, field, code) => {
    await expect(serve(put(body))).rejects.toMatchObject({
      code: 'invalid',
      matter: { fields: { [field]: { code } } },
    });
  });

  test('takes a path that cannot be for one that is not there', async () => {
    await expect(serve(put('{"name":"Laksa"}'), { id: 'x' })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  test('crashes rather than answer what it did not promise', async () => {
    const wrong = respond(rename, put('{"name":"Laksa"}'), { id: '7' }, enter, () => ({
      id: 'seven' as unknown as number,
      name: 'x',
    }));
    await expect(wrong).rejects.toThrow(/does not promise/);
  });
});

describe('a refusal', () => {
  test('carries its code, its matter and how long to wait', async () => {
    const problem = new Problem('throttled', { details: { retry_after: 30 } });
    const response = refusal(problem, 'r1');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.json()).toMatchObject({ code: 'throttled', request_id: 'r1' });
  });

  test('tells nothing of why it crashed', async () => {
    const response = refusal(new Error('password is hunter2'));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('hunter2');
  });
});
