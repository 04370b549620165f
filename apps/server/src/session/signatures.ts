import {
  importKey,
  Problem,
  signatureHeader,
  verify,
  versionHeader,
  type SigningKey,
} from '@servery/api';
import { createNonces } from './nonces.ts';

const mostKeys = 2_000;

/** Checks signatures; answers the nonce of a right one. */
export interface Signatures {
  check(
    request: Request,
    session: { id: number; key: string; token: string },
    now: Date,
  ): Promise<string>;
}

const bodyOf = async (request: Request) =>
  request.headers.get('content-type')?.startsWith('multipart/form-data')
    ? ''
    : request.clone().text();

/** Checks with keys that are imported once, and refuses a copy of a request that was seen. */
export function createSignatures(): Signatures {
  const keys = new Map<string, Promise<SigningKey>>();
  const nonces = createNonces();

  const keyOf = (text: string) => {
    const known = keys.get(text);
    if (known) return known;
    if (keys.size >= mostKeys) keys.clear();
    const key = importKey(text);
    keys.set(text, key);
    return key;
  };

  return {
    check: async (request, { id, key, token }, now) => {
      const header = request.headers.get(signatureHeader);
      const { pathname, search } = new URL(request.url);
      const signed = {
        method: request.method,
        url: pathname + search,
        body: await bodyOf(request),
        token,
        version: request.headers.get(versionHeader) ?? '',
      };
      const nonce = header && (await verify(await keyOf(key), header, signed, now.getTime()));
      if (!nonce || !nonces.isFirst(`${id} ${nonce}`, now.getTime()))
        throw new Problem('badSignature');
      return nonce;
    },
  };
}
