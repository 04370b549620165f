import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { drawer } from '../entities/drawer.ts';
import { choice, id, idChoice, idParam, listQuery, page, sen, text, version } from '../fields.ts';

const raises = ['drawer.changed'] as const;

/** Lists the cash drawers of a merchant, the oldest first, with the people who use them now. */
export const listDrawers = endpoint.get('/admin/drawer', {
  summary: 'Lists the cash drawers of a merchant, and who uses each of them now.',
  capability: 'shift.use',
  query: listQuery({ merchant_id: idChoice, status: choice(['active', 'inactive']) }),
  returns: page(drawer),
  problems: ['notFound'],
});

const fields = {
  name: text(2, 40),
  /** The largest variance of a count, in sen, that needs no approval. */
  variance_limit: v.optional(sen, 200),
  /** The printer that it is connected to; null opens the one at the receipt printer. */
  printer_id: v.optional(v.nullable(id), null),
};

/** Adds a cash drawer. */
export const createDrawer = endpoint.post('/admin/drawer', {
  summary: 'Creates a cash drawer.',
  capability: 'shift.manage',
  body: v.strictObject({ merchant_id: v.optional(v.nullable(id), null), ...fields }),
  returns: drawer,
  problems: ['notFound'],
  raises,
});

/** Changes a cash drawer. Its new limit applies to shifts that are opened afterwards. */
export const editDrawer = endpoint.put('/admin/drawer/:id', {
  summary: 'Updates a cash drawer.',
  capability: 'shift.manage',
  tunnel: true,
  params: v.object({ id: idParam }),
  body: v.strictObject({ version, ...fields, is_active: v.optional(v.boolean()) }),
  returns: drawer,
  current: drawer,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});
