/** A stored password hash. */
export interface Secret {
  salt: string;
  hash: string;
  /** `pbkdf2` if the browser supports it, which it does only in secure contexts. */
  by: 'pbkdf2' | 'mixed';
}

const rounds = 50_000;
const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Returns `length` random bytes in hexadecimal. */
export const randomText = (length: number): string =>
  hex(crypto.getRandomValues(new Uint8Array(length)));

async function derive(password: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

/**
 * A simple hash for insecure contexts. It isn't cryptographically secure, but keeps the password
 * out of browser storage.
 */
export function mix(password: string, salt: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let round = 0; round < 1000; round++)
    for (const byte of bytesOf(`${salt}${password}`)) {
      one = Math.imul(one ^ byte, 2654435761);
      other = Math.imul(other ^ byte, 1597334677) ^ (one >>> 13);
    }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Whether the browser supports key derivation in this context. */
export const canDerive = (): boolean => Boolean(globalThis.crypto?.subtle);

/** Hashes a password with a new salt. */
export async function seal(password: string): Promise<Secret> {
  const salt = randomText(16);
  return canDerive()
    ? { salt, hash: await derive(password, salt), by: 'pbkdf2' }
    : { salt, hash: mix(password, salt), by: 'mixed' };
}

/** Whether a password matches a hash. */
export async function opens(password: string, { salt, hash, by }: Secret): Promise<boolean> {
  if (by === 'mixed') return mix(password, salt) === hash;
  return canDerive() && (await derive(password, salt)) === hash;
}
