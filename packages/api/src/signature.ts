/** The header that binds a request to the device that signed in. */
export const signatureHeader = 'signature';

/** What a signature covers. */
export interface Signed {
  method: string;
  /** Path and query as sent. */
  url: string;
  /** The body as sent, or '' where there is none or it is multipart. */
  body: string;
  token: string;
  version: string;
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

const canonical = async (time: string, nonce: string, it: Signed) =>
  bytes.encode(
    [
      'v1',
      time,
      nonce,
      it.method,
      it.url,
      await digest(it.body),
      await digest(it.token),
      it.version,
    ].join('\n'),
  );

/** Imports the key that sign-in answered; it cannot be read back out. */
export const importKey = (key: string): Promise<SigningKey> =>
  crypto.subtle.importKey('raw', fromBase64url(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/** `v1;t=<unix seconds>;n=<128-bit nonce>;s=<HMAC-SHA-256, base64url>`. `now` in milliseconds. */
export async function sign(key: SigningKey, it: Signed, now: number): Promise<string> {
  const time = String(Math.floor(now / 1000));
  const nonce = base64url(crypto.getRandomValues(new Uint8Array(16)));
  const mark = await crypto.subtle.sign('HMAC', key, await canonical(time, nonce, it));
  return `v1;t=${time};n=${nonce};s=${base64url(mark)}`;
}

/** The nonce of a signature that is right and at most five minutes old or ahead; null otherwise. */
export async function verify(
  key: SigningKey,
  header: string,
  it: Signed,
  now: number,
): Promise<string | null> {
  const [, time, nonce, mark] = /^v1;t=(\d{1,12});n=([\w-]{22});s=([\w-]{43})$/.exec(header) ?? [];
  if (!time || !nonce || !mark || Math.abs(now / 1000 - Number(time)) > 300) return null;
  const isRight = await crypto.subtle.verify(
    'HMAC',
    key,
    fromBase64url(mark),
    await canonical(time, nonce, it),
  );
  return isRight ? nonce : null;
}
