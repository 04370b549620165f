import { describe, expect, test } from 'vitest';
import { decodeQuery, unfold } from './unfold.ts';
import { encodeQuery } from './wire.ts';

const decode = (query: string) => decodeQuery(new URLSearchParams(query));

describe('query encoding', () => {
  test('writes arrays as indexed keys and leaves out null and undefined', () => {
    const query = encodeQuery({ ids: [3, 1], search: '', status: undefined, table: null, n: 0 });
    expect(decodeURIComponent(query)).toBe('ids[0]=3&ids[1]=1&search=&n=0');
  });

  test('reads arrays in the order of their index, regardless of the order in the query', () => {
    expect(decode('b[1]=y&b[0]=x&a=1')).toEqual({ a: '1', b: ['x', 'y'] });
    expect(decode('b[]=x&b[]=y')).toEqual({ b: ['x', 'y'] });
    expect(decode('b=x&b=y&b=z&toString=a')).toEqual({ b: ['x', 'y', 'z'], toString: 'a' });
  });

  test('cannot set a prototype', () => {
    const read = decode('__proto__[0]=x&__proto__=y&constructor=z&a=1');
    expect(Object.keys(read)).toEqual(['a']);
    expect(({} as Record<string, unknown>)[0]).toBeUndefined();
  });
});

describe('unfold', () => {
  const request = (init: RequestInit) => new Request('http://shop/api/x', init);

  test('returns the method, or the one in the body of a POST', async () => {
    expect(await unfold(request({ method: 'POST', body: '{"_method":"put","a":1}' }))).toEqual({
      method: 'PUT',
      body: { a: 1 },
    });
    expect(await unfold(request({ method: 'PATCH', body: '{"_method":"PUT"}' }))).toEqual({
      method: 'PATCH',
      body: { _method: 'PUT' },
    });
    expect(await unfold(request({ method: 'GET' }))).toEqual({ method: 'GET', body: undefined });
  });

  test('reads the method from a field of a multipart form', async () => {
    const form = new FormData();
    form.set('_method', 'PUT');
    form.set('name', 'Teh tarik');
    const read = await unfold(request({ method: 'POST', body: form }));
    expect(read).toEqual({ method: 'PUT', body: { name: 'Teh tarik' }, isForm: true });
  });

  test('reads a URL-encoded form, and JSON sent with the content type of a form as JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const read = (body: string) => unfold(request({ method: 'POST', body, headers }));
    expect(await read('_method=PUT&name=Teh+tarik&ids[0]=3&__proto__=x')).toEqual({
      method: 'PUT',
      body: { name: 'Teh tarik', ids: ['3'] },
      isForm: true,
    });
    expect(await read('{"a":1}')).toEqual({ method: 'POST', body: { a: 1 } });
    await expect(read('a&'.repeat(300))).rejects.toMatchObject({ code: 'tooLarge' });
  });

  test('reports a body that is not JSON as malformed', async () => {
    expect(await unfold(request({ method: 'POST', body: '{' }))).toMatchObject({ malformed: true });
  });
});
