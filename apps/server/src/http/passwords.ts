import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { Problem } from '@servery/api';

const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const tagLength = 32;
const longest = 1024;
const maxAtOnce = 2;
let atWork = 0;

type Cost = typeof cost;

/** Each hash needs 19 MiB and a CPU core: more than 2 at a time are refused (429). */
const derive = (password: string, nonce: Uint8Array, { memory, passes, parallelism }: Cost) => {
  if (atWork >= maxAtOnce) throw new Problem('throttled', { details: { retry_after: 1 } });
  atWork += 1;
  const message = password.normalize('NFC');
  return new Promise<Buffer>((resolve, reject) => {
    argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  }).finally(() => {
    atWork -= 1;
  });
};

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/**
 * Hashes a password or a PIN with Argon2id, as a PHC string that includes its cost and salt.
 * @throws `throttled`
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Whether a password matches a hash. Null represents an account that doesn't exist and takes as
 * long, so that the timing doesn't reveal which names exist.
 * @throws `throttled`
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  if (password.length > longest) return false;
  const [, memory, passes, parallelism, salt, tag] = (hash && phc.exec(hash)) || [];
  if (!salt || !tag) {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * Whether a hash was made with other cost parameters than the current ones and should be replaced
 * at sign-in.
 */
export const isOutdated = (hash: string): boolean =>
  !hash.startsWith(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`);
