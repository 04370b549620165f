import { Problem, type AnyEndpoint, type StoredFeatures } from '@servery/api';
import { featureOfCall, merchantOfCall } from '@servery/api/feature-calls';
import { requireFeature, scopeWith } from '@servery/domain/features';
import { sql } from 'kysely';
import { asPlatform } from '../storage/db/confine.ts';
import { first } from '../storage/sql.ts';
import type { Arrival, Entered, Sent } from './arrival.ts';
import type { Host } from './host.ts';
import { publicAnswers } from './publicAnswers.ts';
import type { Caller } from './RequestContext.ts';

const none: StoredFeatures = {};

/**
 * Reads the features of a merchant.
 * @throws `notFound`, so that an unknown one isn't cached
 */
const readFeatures = (
  { database }: Pick<Host, 'database'>,
  merchant_id: number,
): Promise<StoredFeatures> =>
  asPlatform(async () => {
    const row = await first(
      database.kysely,
      sql<{ features: StoredFeatures }>`
        select features from merchant where merchant_id = ${merchant_id}`,
    );
    if (!row) throw new Problem('notFound');
    return row.features;
  });

/**
 * Returns the caller of a call with the merchants in their scope that have its feature. The session
 * has their features, so this reads nothing, except for guests and administrators. Administrators
 * are refused only at a merchant that they name.
 * @throws `notFound` if the call names a merchant that doesn't exist
 * @throws `featureOff` if the merchant that the call names, or all in the scope, don't have it
 */
export async function withFeature(
  host: Host,
  to: AnyEndpoint,
  { caller, now, ...sent }: Pick<Entered, 'caller' | 'now'> & Sent,
  { limits }: Pick<Arrival, 'limits'>,
): Promise<Caller | null> {
  const feature = featureOfCall(to, sent);
  if (feature === null) return caller;
  const named = merchantOfCall(sent);
  if (caller === null) {
    if (named === null) return caller;
    // Cached until an event of the merchant, such as the switch of a feature.
    const answers = await publicAnswers({ host, now, limits }, named);
    requireFeature(await answers.once('features', () => readFeatures(host, named)), feature);
    return caller;
  }
  const { scope, merchant_id, features = {} } = caller;
  if (scope === 'all') {
    if (named !== null) requireFeature(await readFeatures(host, named), feature);
    return caller;
  }
  const featuresAt = (id: number) => features[id] ?? none;
  const meant = named ?? merchant_id;
  if (meant !== null) requireFeature(featuresAt(meant), feature);
  return { ...caller, scope: scopeWith(feature, scope, featuresAt) };
}
