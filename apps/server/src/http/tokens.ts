import { createHash, randomBytes } from 'node:crypto';

/** Returns a new opaque token of 256 random bits, as 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the format of a token, to avoid needless database queries. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Returns the stored hash of a token: nobody can sign in with data read from the database. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
