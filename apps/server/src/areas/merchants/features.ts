import { Problem, type FeatureOff, type MerchantFeatures, type StoredFeatures } from '@servery/api';
import { offAt, showFeatures, withTemplateApps } from '@servery/domain/features';
import { sql } from 'kysely';
import type { Host } from '../../http/host.ts';
import type { Caller } from '../../http/RequestContext.ts';
import { within } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';

/**
 * Returns the features of a merchant.
 * @throws `notFound`
 */
export async function featuresOf(
  { templateApps }: Pick<Host, 'templateApps'>,
  db: Sql,
  merchant_id: number,
): Promise<MerchantFeatures> {
  const merchant = await first(
    db,
    sql<{ id: number; name: string; features: StoredFeatures }>`
      select merchant_id as id, name, features from merchant where merchant_id = ${merchant_id}`,
  );
  if (!merchant) throw new Problem('notFound');
  const features = withTemplateApps(merchant.features, templateApps);
  return showFeatures({ ...merchant, features });
}

/** Returns the features that a caller doesn't have at any merchant in their scope. */
export async function featuresOff(
  { templateApps }: Pick<Host, 'templateApps'>,
  db: Sql,
  { scope, device }: Pick<Caller, 'scope' | 'device'>,
): Promise<FeatureOff[]> {
  const rows = await all(
    db,
    sql<{ features: StoredFeatures }>`select distinct features from merchant
      where ${within(scope)}`,
  );
  // A shared device has no template apps.
  const hasTemplateApps = device ? false : templateApps;
  const merchants = rows.map(({ features }) => withTemplateApps(features, hasTemplateApps));
  return offAt(merchants.length > 0 ? merchants : [withTemplateApps({}, hasTemplateApps)]);
}
