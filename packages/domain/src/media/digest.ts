import { invalid } from '@servery/api';

/** Returns the SHA-256 digest of a file in base64url. */
export async function digestOf(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Refuses a file that doesn't match its digest.
 * @throws `invalid`
 */
export async function requireDigest(
  file: Uint8Array<ArrayBuffer>,
  digest: string | undefined,
): Promise<void> {
  if ((await digestOf(file)) !== digest)
    throw invalid('digest', 'mismatch', 'Doesn’t match the SHA-256 hash of the file.');
}
