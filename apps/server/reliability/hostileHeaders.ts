import * as fc from 'fast-check';
import { text } from './hostileWords.ts';

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
/** Whether the platform lets this header be sent at all. */
export const isSendable = (name: string, value: string) => {
  try {
    return new Headers({ [name]: value }).has(name);
  } catch {
    return false;
  }
};
/** A header that should not be what it is. */
export const header = fc
  .tuple(fc.constantFrom(...headerNames), fc.oneof(text, fc.constantFrom(...headerTexts)))
  .map(([name, value]): Record<string, string> => {
    // Headers are bytes: the rest is left out.
    const sent = value.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '').slice(0, 4_000);
    return isSendable(name, sent) ? { [name]: sent } : {};
  });
