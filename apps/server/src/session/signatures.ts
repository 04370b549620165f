import {
  importKey,
  Problem,
  signatureHeader,
  signedHeaders,
  verify,
  versionHeader,
  type AnyEndpoint,
  type SigningKey,
} from '@servery/api';
import { createNonces } from './nonces.ts';

const maxKeys = 2_000;

/**
 * Checks signatures. Returns the nonce of a valid one.
 *
 * @throws `badSignature` if it's wrong or was used before; `outdated` if its form is too old to
 * cover a header of the request
 */
export interface Signatures {
  check(
    to: AnyEndpoint,
    request: Request,
    session: { id: number; key: string; token: string },
    now: Date,
  ): Promise<string>;
}

/**
 * Returns the signed body. Browsers can't sign a form with a file; for all other endpoints the body
 * is signed, whatever its content type.
 */
const bodyOf = async (to: AnyEndpoint, request: Request) =>
  to.multipart && request.headers.get('content-type')?.startsWith('multipart/form-data')
    ? ''
    : request.clone().text();

const headersOf = (request: Request): Record<string, string> =>
  Object.fromEntries([...request.headers].filter(([name]) => signedHeaders.includes(name)));

/** Returns a checker that caches imported keys and refuses replayed requests. */
export function createSignatures(): Signatures {
  const keys = new Map<string, Promise<SigningKey>>();
  const nonces = createNonces();

  const keyOf = (text: string) => {
    const known = keys.get(text);
    if (known) return known;
    if (keys.size >= maxKeys) keys.clear();
    const key = importKey(text);
    keys.set(text, key);
    return key;
  };

  return {
    check: async (to, request, { id, key, token }, now) => {
      const header = request.headers.get(signatureHeader);
      const headers = headersOf(request);
      // Admin apps older than v2 must reload: their own headers can't be distinguished from added
      // ones.
      if (header?.startsWith('v1;') && Object.keys(headers).length > 0)
        throw new Problem('outdated');
      const { pathname, search } = new URL(request.url);
      const signed = {
        method: request.method,
        url: pathname + search,
        body: await bodyOf(to, request),
        token,
        version: request.headers.get(versionHeader) ?? '',
        headers,
      };
      const nonce = header && (await verify(await keyOf(key), header, signed, now.getTime()));
      if (!nonce || !nonces.isFirst(`${id} ${nonce}`, now.getTime()))
        throw new Problem('badSignature');
      return nonce;
    },
  };
}
