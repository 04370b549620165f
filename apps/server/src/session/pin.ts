import { createHmac } from 'node:crypto';

/** Finds whose PIN it is without trying everybody's: worthless without this server's pepper. */
export const lookupOf = (pepper: string, merchant_id: number, pin: string): string =>
  createHmac('sha256', pepper).update(`${merchant_id}:${pin}`).digest('base64url');
