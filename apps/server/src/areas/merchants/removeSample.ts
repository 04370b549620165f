import { sql, type RawBuilder } from 'kysely';
import type { Named } from '@servery/api';
import { sampleFor, sampleToRemove, type SampleCandidate } from '@servery/domain/platform';
import { appendAudit, platform } from '../../audit/append.ts';
import type { Host } from '../../http/host.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { tablesOf } from '../../storage/archive/tables.ts';
import { asPlatform } from '../../storage/db/confine.ts';
import { lendConnection } from '../../storage/db/copy.ts';
import { everyMerchant } from '../../storage/db/everyMerchant.ts';
import { all, type Sql } from '../../storage/sql.ts';

/**
 * Returns the people of merchants of the sample, and those of its people of the platform who look
 * after no other merchant.
 */
const peopleOfSample = async (db: Sql): Promise<number[]> => {
  const rows = await all(
    db,
    sql<{ id: number }>`select id from person p
      where (p.merchant_id is not null or p.is_sample) and not exists (
        select 1 from merchant m where not m.is_sample and ${everyMerchant('setUp')} and (
          m.merchant_id = p.merchant_id or exists (select 1 from person_merchant w
            where w.person_id = p.id and w.merchant_id = m.merchant_id)))`,
  );
  return rows.map(({ id }) => id);
};

/** Returns all merchants of a server. */
const candidates = (db: Sql, lock = sql``): Promise<SampleCandidate[]> =>
  all(
    db,
    sql<SampleCandidate>`select merchant_id as id, name, is_sample, case when parent_id is not null
        then jsonb_build_object('id', parent_id, 'name', parent_name) end as parent
      from merchant where ${everyMerchant('setUp')} order by merchant_id ${lock}`,
  );

/** Deletes merchants of the sample with everything they have, and these people. */
async function deleteSample(
  trx: Sql,
  merchants: readonly number[],
  people: readonly number[],
): Promise<void> {
  const tables = await lendConnection(trx, (connection) =>
    tablesOf(connection, { withSignIns: true }),
  );
  const remove = (table: string, which: RawBuilder<unknown>) =>
    sql`delete from ${sql.table(table)} where ${which}`.execute(trx);
  const ofMerchants = sql`merchant_id = any(${merchants}::bigint[])`;
  // Backwards, so that a row goes before those that it refers to.
  for (const { name, columns } of tables.toReversed()) {
    if (name === 'person') await remove(name, sql`id = any(${people}::bigint[])`);
    else if (columns.includes('merchant_id')) await remove(name, ofMerchants);
    if (columns.includes('person_id') && !columns.includes('merchant_id'))
      await remove(name, sql`person_id = any(${people}::bigint[])`);
  }
}

/** The deleted merchants and people. */
interface Removed {
  merchants: Named[];
  /** The number of people. */
  people: number;
}

/** Decides about a removal; throws to refuse it. */
type Choose = (merchants: readonly SampleCandidate[]) => readonly Named[];

/** Deletes the chosen merchants of the sample and its people, except one. */
const remove = (
  { database }: Pick<Host, 'database'>,
  choose: Choose,
  kept: number | null,
  record: (trx: Sql, removed: Removed) => Promise<void>,
): Promise<Removed> =>
  asPlatform(() =>
    database.transaction(async (trx) => {
      const known = await candidates(trx, sql`for update`);
      const chosen = new Set(choose(known).map(({ id }) => id));
      // Whatever was chosen, only merchants of the sample are deleted.
      const merchants = known.filter(({ id, is_sample }) => is_sample && chosen.has(id));
      if (merchants.length === 0) return { merchants: [], people: 0 };
      const people = (await peopleOfSample(trx)).filter((id) => id !== kept);
      await deleteSample(
        trx,
        merchants.map(({ id }) => id),
        people,
      );
      const removed = {
        merchants: merchants.map(({ id, name }) => ({ id, name })),
        people: people.length,
      };
      await record(trx, removed);
      return removed;
    }),
  );

/**
 * Deletes the merchants of the sample with everything they have, and the sign-ins of their people.
 * Other merchants keep everything.
 *
 * @returns the number of deleted merchants
 */
export const removeSample = async (host: Pick<Host, 'database'>): Promise<number> => {
  const removed = await remove(
    host,
    (merchants) => merchants,
    null,
    async () => undefined,
  );
  return removed.merchants.length;
};

/** Returns the sample that a caller can remove. */
export const sampleOf = ({ host, caller }: RequestContext) =>
  asPlatform(async () => sampleFor(caller, await candidates(host.database.kysely)));

/**
 * Deletes the sample on behalf of a caller, who stays, and records that in their audit.
 * @throws `forbidden` or `invalid`
 */
export const removeSampleBy = (ctx: RequestContext, confirm: string): Promise<Removed> => {
  const { host, caller, now, requestId } = ctx;
  return remove(
    host,
    (merchants) => sampleToRemove(caller, merchants, confirm).merchants,
    caller.id,
    (trx, removed) =>
      appendAudit(trx, caller.merchant_id ?? platform, [
        {
          id: host.nextId(),
          at: now.toISOString(),
          person_id: caller.id,
          person_name: caller.name,
          action: 'sample.removed',
          object_id: null,
          request_id: requestId,
          facts: { ...removed },
          before: null,
          after: null,
        },
      ]),
  );
};
