import {
  Problem,
  type MerchantFeatures,
  type Parsed,
  type toggleFeature as endpoint,
} from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { allFeatures, isAllowedBy, offBy, showFeature } from './featureOf.ts';

type Input = Omit<Parsed<typeof endpoint>['body'], 'merchant_id'>;

/** Returns all features of a merchant. */
export const showFeatures = ({
  id,
  name,
  features: stored,
}: Pick<MerchantRecord, 'id' | 'name' | 'features'>): MerchantFeatures => ({
  merchant: { id, name },
  version: stored.version ?? 0,
  features: allFeatures.map((feature) => showFeature(stored, feature)),
});

/**
 * Switches a feature of a merchant on or off for one decider. A feature that already is as wanted
 * stays, whichever version the caller knows.
 * @throws `forbidden` if the caller decides only for merchants, `conflict`, or `featureOff` if a
 * merchant switches on what the platform or the plan doesn't allow
 */
export function toggleFeature(
  merchant: MerchantRecord,
  { feature, is_on, layer, version }: Input,
  { isPlatform }: { isPlatform: boolean },
): MerchantRecord {
  if (layer !== 'merchant' && !isPlatform)
    throw new Problem('forbidden', { details: { capability: 'platform.manage' } });
  const { features: stored } = merchant;
  if (isAllowedBy(stored, feature, layer) === is_on) return merchant;
  if (version !== (stored.version ?? 0))
    throw new Problem('conflict', { current: showFeatures(merchant) });
  const switched = {
    ...stored,
    version: version + 1,
    [layer]: { ...stored[layer], [feature]: is_on },
  };
  const by = offBy(switched, feature);
  if (is_on && layer === 'merchant' && by !== null)
    throw new Problem('featureOff', { details: { feature, by } });
  return { ...merchant, version: merchant.version + 1, features: switched };
}
