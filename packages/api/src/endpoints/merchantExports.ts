import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { exportPage, exportParts, merchantExport } from '../entities/merchantExport.ts';
import { id, idParam } from '../fields.ts';

/**
 * Starts an export of everything that belongs to a merchant, also while it is closing, and records
 * that in its audit. Secrets, PINs and tokens aren't part of it.
 */
export const startMerchantExport = endpoint.post('/admin/merchant/export', {
  summary: 'Starts an export of all data of a merchant, and returns its files.',
  capability: 'merchant.export',
  limit: 'heavy',
  body: v.strictObject({ merchant_id: v.optional(v.nullable(id), null) }),
  returns: merchantExport,
  problems: ['notFound'],
});

/** Returns a page of an export that the caller started; `notFound` once it has expired. */
export const readMerchantExport = endpoint.get('/admin/merchant/export/:id', {
  summary: 'Returns a page of rows of an export.',
  capability: 'merchant.export',
  params: v.object({ id: idParam }),
  query: v.strictObject({
    part: v.picklist(exportParts),
    /** The id to continue after; left out for the first page. */
    after: v.optional(idParam),
  }),
  returns: exportPage,
  problems: ['notFound'],
});
