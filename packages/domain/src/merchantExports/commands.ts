import { startMerchantExport } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { showExport, startExport } from './index.ts';

/** The writes of exports. */
export const merchantExportCommands: readonly Command[] = [
  command(startMerchantExport, async ({ body }, unit) => {
    const merchant_id = await unit.merchant(body.merchant_id);
    const { actor, now, nextId, shop } = await unit.contextOf(merchant_id);
    const started = startExport(merchant_id, { now, person_id: actor.id, id: nextId() });
    const counts = await unit.exports.count(merchant_id);
    await unit.exports.save(started);
    return showExport(started, shop.name, counts);
  }),
];
