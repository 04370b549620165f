import { personHeader } from './wire.ts';

/** The header that binds a request to the device that signed in. */
export const signatureHeader = 'signature';

/** The headers that a signature of form v2 covers; v1 covers none. */
export const signedHeaders: readonly string[] = ['idempotency-key', 'approval', personHeader];

/** The data that a signature covers. */
export interface Signed {
  method: string;
  /** Path and query as sent. */
  url: string;
  /** The body as sent, or '' if there is none or the endpoint takes a file and a form was sent. */
  body: string;
  token: string;
  version: string;
  /** The headers as sent, by lower-case name. Only `signedHeaders` count. */
  headers?: Readonly<Record<string, string>>;
}

/** An HMAC key of Web Crypto. */
export type SigningKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const bytes = new TextEncoder();

const base64url = (buffer: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

const digest = async (text: string) =>
  base64url(await crypto.subtle.digest('SHA-256', bytes.encode(text)));

/** The lines that form v2 signs. Form v1 has only the first eight, starting with v1. */
const linesOf = async (time: string | number, nonce: string, it: Signed) => [
  'v2',
  time,
  nonce,
  it.method,
  it.url,
  await digest(it.body),
  await digest(it.token),
  it.version,
  ...signedHeaders.map((name) => it.headers?.[name]),
];

/** Imports the signing key from a sign-in response. It can't be exported again. */
export const importKey = (key: string): Promise<SigningKey> =>
  crypto.subtle.importKey('raw', fromBase64url(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/**
 * Signs a request. Returns `v2;t=<unix seconds>;n=<128-bit nonce>;s=<HMAC-SHA-256, base64url>`.
 * `now` is in milliseconds.
 */
export async function sign(key: SigningKey, it: Signed, now: number): Promise<string> {
  const time = Math.floor(now / 1000);
  const nonce = base64url(crypto.getRandomValues(new Uint8Array(16)));
  const lines = await linesOf(time, nonce, it);
  const mark = await crypto.subtle.sign('HMAC', key, bytes.encode(lines.join('\n')));
  return `v2;t=${time};n=${nonce};s=${base64url(mark)}`;
}

/**
 * Returns the nonce of a signature that is correct and at most five minutes old or ahead; null
 * otherwise. Form v1 is valid only for a request without any of the headers that it doesn't cover.
 */
export async function verify(
  key: SigningKey,
  header: string,
  it: Signed,
  now: number,
): Promise<string | null> {
  const [, form, time, nonce, mark] =
    /^(v[12]);t=(\d{1,12});n=([\w-]{22});s=([\w-]{43})$/.exec(header) ?? [];
  if (!form || !time || !nonce || !mark) return null;
  if (Math.abs(now / 1000 - Number(time)) > 300) return null;
  if (form === 'v1' && signedHeaders.some((name) => it.headers?.[name] !== undefined)) return null;
  const lines = await linesOf(time, nonce, it);
  if (form === 'v1') lines.splice(0, lines.length, 'v1', ...lines.slice(1, 8));
  const isRight = await crypto.subtle.verify(
    'HMAC',
    key,
    fromBase64url(mark),
    bytes.encode(lines.join('\n')),
  );
  return isRight ? nonce : null;
}
