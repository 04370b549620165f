import { invalid } from '@servery/api';

/** SHA-256 of a file, base64url. */
export async function digestOf(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Refuses a file that is another than its sender meant. */
export async function requireDigest(
  file: Uint8Array<ArrayBuffer>,
  digest: string | undefined,
): Promise<void> {
  if ((await digestOf(file)) !== digest)
    throw invalid('digest', 'mismatch', 'Is not the SHA-256 of the file.');
}
