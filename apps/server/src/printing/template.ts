import { Problem, type PrintTemplate, type PrintTemplateFields } from '@servery/api';
import { sql } from 'kysely';
import { loadShop } from '../orders/shop.ts';
import { putRows } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { templateOf } from './load.ts';
import { tell } from './save.ts';

/** Changes how a merchant's paper looks. */
export async function saveTemplate(
  visit: Visit,
  merchant_id: number,
  { version, ...fields }: PrintTemplateFields & { version: number },
): Promise<PrintTemplate> {
  const { sql: db } = visit;
  await sql`select 1 from merchant where merchant_id = ${merchant_id} for no key update`.execute(
    db,
  );
  const shop = await loadShop(db, merchant_id);
  const before = await templateOf(db, shop);
  if (before.version !== version) throw new Problem('conflict', { current: before });
  const row = { merchant_id, version: version + 1, fields };
  await putRows(db, 'print_template', ['merchant_id'], [row]);
  tell(visit, { id: merchant_id, merchant_id, version: version + 1 }, { did: 'changed paper' });
  return templateOf(db, shop);
}
