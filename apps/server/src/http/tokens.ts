import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token of 256 random bits, as 43 letters that are safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text can be one of our tokens at all, before anything is asked of the database. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What is stored of a token: whoever reads the database cannot sign in with it. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
