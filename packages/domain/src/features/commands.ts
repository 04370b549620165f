import { toggleFeature } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import * as rules from './index.ts';

/** The writes of features. */
export const featureCommands: readonly Command[] = [
  command(toggleFeature, async ({ body: { merchant_id, ...input } }, unit) => {
    const { state, context } = await unit.merchants.lock(await unit.merchant(merchant_id));
    const isPlatform = context.actor.rights.grants['platform.manage'] === 'allow';
    const merchant = rules.toggleFeature(state, input, { isPlatform });
    if (merchant !== state) await unit.merchants.saveFeatures(state, merchant, input);
    return rules.showFeatures(merchant);
  }),
];
