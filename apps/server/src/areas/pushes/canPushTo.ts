import { sql } from 'kysely';
import { readOnlyCode } from '../../storage/readOnlyCode.ts';
import { inGroupOf } from '../merchants/inGroupOf.ts';

/**
 * Whether something can be pushed from a merchant to the merchant `m`: it is in the same group, not
 * read-only, and not closing or closed.
 */
export const canPushTo = (merchant_id: number) =>
  sql`(m.merchant_id <> ${merchant_id} and ${readOnlyCode} is null
    and ${inGroupOf(merchant_id)})`;
