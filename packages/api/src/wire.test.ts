import { describe, expect, test } from 'vitest';
import { decodeQuery, unfold } from './unfold.ts';
import { encodeQuery } from './wire.ts';

const decode = (query: string) => decodeQuery(new URLSearchParams(query));

describe('queries', () => {
  test('write arrays as indexed keys and leave out what is not there', () => {
    const query = encodeQuery({ ids: [3, 1], search: '', status: undefined, table: null, n: 0 });
    expect(decodeURIComponent(query)).toBe('ids[0]=3&ids[1]=1&search=&n=0');
  });

  test('are read back in the order of their index, whatever order they came in', () => {
    expect(decode('b[1]=y&b[0]=x&a=1')).toEqual({ a: '1', b: ['x', 'y'] });
    expect(decode('b[]=x&b[]=y')).toEqual({ b: ['x', 'y'] });
    expect(decode('b=x&b=y&b=z&toString=a')).toEqual({ b: ['x', 'y', 'z'], toString: 'a' });
  });

  test('cannot reach a prototype', () => {
    const read = decode('__proto__[0]=x&__proto__=y&constructor=z&a=1');
    expect(Object.keys(read)).toEqual(['a']);
    expect(({} as Record<string, unknown>)[0]).toBeUndefined();
  });
});

describe('a request', () => {
  const request = (init: RequestInit) => new Request('http://shop/api/x', init);

  test('means its verb, or the one that its body names when it is a POST', async () => {
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

  test('may be multipart with its verb in a field', async () => {
    const form = new FormData();
    form.set('_method', 'PUT');
    form.set('name', 'Teh tarik');
    const read = await unfold(request({ method: 'POST', body: form }));
    expect(read).toEqual({ method: 'PUT', body: { name: 'Teh tarik' } });
  });

  test('that is not JSON says so instead of failing', async () => {
    expect(await unfold(request({ method: 'POST', body: '{' }))).toMatchObject({ malformed: true });
  });
});
