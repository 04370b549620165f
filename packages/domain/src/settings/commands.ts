import { editProfile, editSetting, setOpening, type StoreSettings } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import * as rules from './index.ts';
import type { SettingContext, SettingResult } from './saveSection.ts';

/** Applies a rule to the settings of a merchant, saves the result, and returns all settings. */
async function change(
  unit: Unit,
  id: number | null,
  decide: (
    merchant: MerchantRecord,
    context: SettingContext,
  ) => SettingResult | Promise<SettingResult>,
): Promise<StoreSettings> {
  const { state, context } = await unit.merchants.lock(await unit.merchant(id, 'id'));
  const facts = await unit.merchants.facts(state.id);
  const { now, nextId } = context;
  const { merchant, entry } = await decide(state, { now, nextId, ...facts });
  if (entry) await unit.merchants.save(state, merchant, entry);
  return rules.showSettings(merchant, facts, now);
}

/** The writes of settings. */
export const settingCommands: readonly Command[] = [
  command(editProfile, ({ body: { id, ...input } }, unit) =>
    change(unit, id, (merchant, context) => rules.editProfile(merchant, input, context)),
  ),
  command(setOpening, ({ body: { id, ...input } }, unit) =>
    change(unit, id, (merchant, context) => rules.setOpening(merchant, input, context)),
  ),
  command(editSetting, ({ body }, unit) =>
    change(unit, body.id, async (merchant, context) => {
      if (body.type !== 'brand') return rules.editSetting(merchant, body, context);
      const pictures = await unit.merchants.pictures(merchant.id);
      return rules.editSetting(merchant, body, { ...context, pictures });
    }),
  ),
];
