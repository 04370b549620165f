import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { merchantAccount } from '../entities/merchantAccount.ts';
import { id, idParam, version } from '../fields.ts';

/**
 * Sets the supermerchant who runs a merchant. The one before has no access to it from their next
 * request on. Does nothing if the supermerchant stays the same.
 */
export const assignSupermerchant = endpoint.put('/admin/merchant/account/:id/supermerchant', {
  summary: 'Sets the supermerchant who runs a merchant.',
  capability: 'merchant.approve',
  params: v.object({ id: idParam }),
  body: v.strictObject({
    version,
    /** The id of an active supermerchant; null if the merchant is in no group. */
    supermerchant_id: v.nullable(id),
  }),
  returns: merchantAccount,
  current: merchantAccount,
  problems: ['notFound', 'conflict'],
  raises: ['merchant.changed'],
});
