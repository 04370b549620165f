import type { PrintTemplate } from '@servery/api';
import type { PrintTemplateStore } from '@servery/domain/commands';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { loadShop } from '../orders/shop.ts';
import { putRows } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { templateOf } from './load.ts';
import { printContext } from './printContext.ts';
import { recordPrintChange } from './recordPrintChange.ts';

async function save(ctx: RequestContext, template: PrintTemplate, did: string): Promise<void> {
  const { merchant_id, version, merchant_name: _n, merchant_profile: _p, ...fields } = template;
  const row = { merchant_id, version, fields };
  await putRows(ctx.sql, 'print_template', ['merchant_id'], [row]);
  recordPrintChange(
    ctx,
    { kind: 'print_template', id: merchant_id },
    { merchant_id, version },
    { did },
  );
}

/** Returns the SQL store of print templates. */
export const templateStore = (ctx: RequestContext): PrintTemplateStore => ({
  async lock(merchant_id) {
    await lockMerchant(ctx.sql, merchant_id);
    const shop = await loadShop(ctx.sql, merchant_id, ctx.now);
    return { state: await templateOf(ctx.sql, shop), context: printContext(ctx) };
  },
  save: (_before, template, did) => save(ctx, template, did),
});
