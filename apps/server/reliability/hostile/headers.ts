import * as fc from 'fast-check';
import { text } from './arbitraries.ts';

const headerNames = [
  'authorization',
  'idempotency-key',
  'approval',
  'signature',
  'admin-version',
  'cookie',
  'last-event-id',
  'content-type',
  'content-encoding',
  'accept',
  'accept-encoding',
  'accept-language',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'range',
  'if-none-match',
  'x-request-id',
  'x-http-method-override',
  'x-forwarded-for',
  'x-forwarded-proto',
  'forwarded',
  '__proto__',
];
const headerTexts = [
  'Bearer ',
  'Bearer x',
  'Basic YTpi',
  'v1;t=1;n=;s=',
  'v1;t=1763616600;n=AAAAAAAAAAAAAAAAAAAAAA;s=AAAA',
  'servery_refresh=x; servery_refresh=y',
  'servery_refresh=; =;;;',
  'bytes=0-',
  'gzip;q=0, br;q=9',
  '5.4.3-beta',
];
/**
 * Host names, possible and impossible. `Headers` rejects this header, so it is sent only over a raw
 * socket.
 */
export const hosts: readonly string[] = [
  '',
  ' ',
  '.',
  '..',
  '-',
  '0',
  '1',
  '0x7f.1',
  '999.999.999.999',
  '1.2.3.4.5',
  '256.0.0.1',
  '4294967296',
  '127.0.0.1:99999',
  'localhost:-1',
  'localhost:',
  ':80',
  '[::1]',
  '[::1',
  '[zz]',
  '::1',
  'a..b',
  'xn--',
  'xn--a',
  'evil.example',
  'user:secret@evil.example',
  'evil.example/../admin',
  'evil.example?x=1',
  'evil.example#x',
  'a b',
  'a,b',
  '"a"',
  "a'--",
  '<script>',
  '%',
  '%00',
  '%2e%2e',
  '\\\\evil',
  '${7*7}',
  '__proto__',
  '\u00e9.example',
  'a'.repeat(64),
  `${'a.'.repeat(130)}example`,
  'x'.repeat(8_000),
];

/** Whether the platform allows sending this header. */
export const isSendable = (name: string, value: string) => {
  try {
    return new Headers({ [name]: value }).has(name);
  } catch {
    return false;
  }
};
/** A header with an unexpected value. */
export const header = fc
  .tuple(fc.constantFrom(...headerNames), fc.oneof(text, fc.constantFrom(...headerTexts)))
  .map(([name, value]): Record<string, string> => {
    // Headers are bytes: other characters are left out.
    const sent = value.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '').slice(0, 4_000);
    return isSendable(name, sent) ? { [name]: sent } : {};
  });
