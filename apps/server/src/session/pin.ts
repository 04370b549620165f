import { createHmac } from 'node:crypto';

/**
 * Returns the keyed hash that finds the owner of a PIN without checking everyone's; useless without
 * this server's pepper.
 */
export const lookupOf = (pepper: string, merchant_id: number, pin: string): string =>
  createHmac('sha256', pepper).update(`${merchant_id}:${pin}`).digest('base64url');
