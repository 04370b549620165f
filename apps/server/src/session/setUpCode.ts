import { createHmac, timingSafeEqual } from 'node:crypto';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Returns the code that sets up the business of a server: three groups of four characters, with
 * about 59 bits. It comes from the server's pepper, so that every node and every start has the same
 * one and none is stored.
 */
export function setUpCodeOf(pepper: string): string {
  const bytes = createHmac('sha256', pepper).update('set up').digest().subarray(0, 12);
  const code = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  return code.match(/.{4}/g)!.join('-');
}

const plain = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '');
const digest = (code: string) => createHmac('sha256', 'set-up code').update(plain(code)).digest();

/** Whether a typed code is that of this server, in any case and with or without hyphens. */
export const isSetUpCode = (pepper: string, code: string): boolean =>
  timingSafeEqual(digest(setUpCodeOf(pepper)), digest(code));
