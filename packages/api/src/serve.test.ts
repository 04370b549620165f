import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoint } from './endpoint.ts';
import { problemFrom } from './problemFrom.ts';
import { Problem, problems, type ProblemCode } from './problems.ts';
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

describe('respond', () => {
  test('parses the input, and returns only fields of the contract', async () => {
    const response = await serve(put('{"name":"Laksa"}'));
    expect(await response?.json()).toEqual({ id: 7, name: 'Laksa by me' });
    expect(response?.headers.get('cache-control')).toBe('no-store');
  });

  test('accepts a tunnelled method, and returns null for other methods', async () => {
    const post = (body: string) => new Request('http://shop/api/thing/7', { method: 'POST', body });
    expect((await serve(post('{"_method":"PUT","name":"Laksa"}')))?.status).toBe(200);
    expect(await serve(post('{"name":"Laksa"}'))).toBeNull();
  });

  test('accepts a number as text in a form, but not in JSON', async () => {
    const recount = endpoint.put('/count', {
      summary: 'Counts.',
      capability: 'session',
      multipart: true,
      body: v.strictObject({ version: v.number() }),
      returns: v.object({ version: v.number() }),
    });
    const post = (body: BodyInit, type?: string) =>
      respond(
        recount,
        new Request('http://shop/api/count', {
          method: 'POST',
          body,
          ...(type && { headers: { 'content-type': type } }),
        }),
        {},
        enter,
        ({ body: { version } }) => ({ version }),
      );
    const form = new FormData();
    form.set('_method', 'PUT');
    form.set('version', '2');
    const encoded = await post('_method=PUT&version=2', 'application/x-www-form-urlencoded');
    for (const answer of [await post(form), encoded])
      expect(await answer?.json()).toEqual({ version: 2 });
    await expect(post('{"_method":"PUT","version":"2"}')).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  describe('of a multipart form', () => {
    const formWith = (fields: number) => {
      const form = new FormData();
      form.set('name', 'Laksa');
      for (let nth = 1; nth < fields; nth += 1) form.set(`k${nth}`, '');
      return form;
    };
    const sent = (method: string, form: FormData) =>
      new Request('http://shop/api/thing/7', { method, body: form });
    const file = { ...rename, multipart: true } as const;
    const open = ({
      params: { id },
      body: { name },
    }: {
      params: { id: number };
      body: { name: string };
    }) => ({
      id,
      name,
    });

    test('refuses it at an endpoint that takes no files', async () => {
      await expect(serve(sent('PUT', formWith(1)))).rejects.toMatchObject({
        code: 'invalid',
        matter: { fields: { body: { code: 'json' } } },
      });
      const tunnelled = formWith(1);
      tunnelled.set('_method', 'PUT');
      expect(await serve(sent('POST', tunnelled))).toBeNull();
    });

    test('refuses more fields than JSON may have keys', async () => {
      const answer = await respond(file, sent('PUT', formWith(1)), { id: '7' }, enter, open);
      expect(await answer?.json()).toEqual({ id: 7, name: 'Laksa' });
      const many = respond(file, sent('PUT', formWith(201)), { id: '7' }, enter, open);
      await expect(many).rejects.toMatchObject({ code: 'tooLarge' });
      const most = respond(file, sent('PUT', formWith(200)), { id: '7' }, enter, open);
      await expect(most).rejects.toMatchObject({ code: 'invalid' });
    });

    test('is not read for a caller who can’t call the endpoint', async () => {
      const request = sent('POST', formWith(201));
      const refuse = () => {
        throw new Problem('forbidden');
      };
      const refused = respond(file, request, { id: '7' }, refuse, open);
      await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
      expect(request.bodyUsed).toBe(false);
    });
  });

  test('refuses more fields in a URL-encoded form than JSON may have keys', async () => {
    const formOf = (others: number) =>
      new Request('http://shop/api/thing/7', {
        method: 'PUT',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: ['name=Laksa', ...Array.from({ length: others }, (_, i) => `f${i}=1`)].join('&'),
      });
    expect((await serve(formOf(0)))?.status).toBe(200);
    await expect(serve(formOf(200))).rejects.toMatchObject({ code: 'tooLarge' });
    await expect(serve(formOf(199))).rejects.toMatchObject({ code: 'invalid' });
  });

  test.each([
    ['{"name":"x"}', 'name', 'min_length'],
    ['{"name":"Laksa","role":"admin"}', 'role', 'unknown'],
    ['{}', 'name', 'required'],
    ['7', 'body', 'strict_object'],
    [`{"name":[${'{},'.repeat(1_000)}{}]}`, 'body', 'max_length'],
    ['{', 'body', 'json'],
    ['[]', 'body', 'json'],
  ])('names the invalid field of %s', async (body, field, code) => {
    await expect(serve(put(body))).rejects.toMatchObject({
      code: 'invalid',
      matter: { fields: { [field]: { code } } },
    });
  });

  test('returns notFound if a path parameter is invalid', async () => {
    await expect(serve(put('{"name":"Laksa"}'), { id: 'x' })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  test('throws if the response does not match the contract', async () => {
    const wrong = respond(rename, put('{"name":"Laksa"}'), { id: '7' }, enter, () => ({
      id: 'seven' as unknown as number,
      name: 'x',
    }));
    await expect(wrong).rejects.toThrow(/does not promise/);
  });
});

describe('refusal', () => {
  test('has the code, the request id and the retry-after header of the problem', async () => {
    const problem = new Problem('throttled', { details: { retry_after: 30 } });
    const response = refusal(problem, 'r1');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.json()).toMatchObject({ code: 'throttled', request_id: 'r1' });
  });

  test('does not reveal the cause of a crash', async () => {
    const response = refusal(new Error('password is hunter2'));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('hunter2');
  });
});

describe('a problem thrown by a rule', () => {
  const to = {
    ...rename,
    current: v.object({ id: v.number(), version: v.number() }),
    problems: ['conflict', 'amountTooHigh'],
  } as const;
  const refuse = (problem: Problem, conceal: ((value: unknown) => unknown) | null = null) =>
    respond(
      to,
      put('{"name":"Laksa"}'),
      { id: '7' },
      () => ({ conceal }),
      () => {
        throw problem;
      },
    );
  const unchecked = (code: ProblemCode, matter: Record<string, unknown>) =>
    problemFrom(problems[code], { code, ...matter });

  test('has the endpoint’s current state without surplus or concealed fields', async () => {
    const current = { id: 7, version: 2, secret: 'kept' };
    await expect(refuse(new Problem('conflict', { current }))).rejects.toMatchObject({
      code: 'conflict',
      matter: { current: { id: 7, version: 2 } },
    });
    const hide = (value: unknown) => ({ ...(value as object), version: 0 });
    await expect(refuse(new Problem('conflict', { current }), hide)).rejects.toMatchObject({
      matter: { current: { version: 0 } },
    });
  });

  test.each([
    ['a current state of another shape', unchecked('conflict', { current: { times: [] } })],
    ['details of another shape', unchecked('amountTooHigh', { details: { balance: '6.00' } })],
  ])('becomes a host error with %s', async (_name, problem) => {
    await expect(refuse(problem)).rejects.not.toThrow(Problem);
  });

  test('is passed on unchanged if it has no current state', async () => {
    const problem = new Problem('amountTooHigh', { details: { balance: 600 } });
    await expect(refuse(problem)).rejects.toBe(problem);
  });
});
