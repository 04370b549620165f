import { Problem } from '@servery/api';
import type { MerchantStore } from '@servery/domain/commands';
import { firstDrawer } from '@servery/domain/drawers';
import { firstPaymentOption } from '@servery/domain/payments';
import type { MerchantRecord } from '@servery/domain/people';
import { sql } from 'kysely';
import type { SettingEntry } from '@servery/domain/settings';
import type { Change, RequestContext } from '../../http/RequestContext.ts';
import { narrow } from '../../http/scope.ts';
import { widenReach } from '../../storage/db/widenReach.ts';
import { first, insertRows, type Sql } from '../../storage/sql.ts';
import { picturesOf } from '../menu/load.ts';
import { contextAt, shopAt } from '../orders/shop.ts';
import { drawerRow } from '../drawers/rows.ts';
import { paymentOptionRow } from '../payments/rows.ts';
import { agentsOf } from './agents.ts';
import { businessesIn } from './businesses.ts';
import { openWorkOf } from './openWorkOf.ts';
import { putAssigned } from './putAssigned.ts';
import { putMerchant } from './putMerchant.ts';
import { countSetUp, merchantRecord } from './setUp.ts';
import { settingFactsOf } from './settings.ts';
import { groupOf, outletsOf, supermerchantOf } from './supermerchantOf.ts';

const loadMerchant = (db: Sql, merchant_id: number): Promise<MerchantRecord | undefined> =>
  first(db, sql<MerchantRecord>`${merchantRecord(merchant_id)} for no key update`);

/** Records a change of a merchant for the audit and for live screens. */
function record(
  ctx: RequestContext,
  { id, version }: MerchantRecord,
  change: Pick<Change, 'facts' | 'before' | 'after'>,
): void {
  const subject = { kind: 'merchant' as const, id };
  ctx.changes.push({ kind: 'merchant.changed', merchant_id: id, subject, version, ...change });
}

/** Returns one side of the changes of an entry. */
const sideOf = ({ changes }: SettingEntry, side: 'before' | 'after') =>
  Object.fromEntries(changes.map((change) => [change.field, change[side]]));

/** Inserts the payment option of a new merchant. */
async function insertFirstOption(db: Sql, merchant_id: number): Promise<void> {
  const row = paymentOptionRow(merchant_id, firstPaymentOption(merchant_id));
  await insertRows(db, 'payment_option', [row]);
}

/** Inserts the cash drawer of a new merchant. */
const insertFirstDrawer = (db: Sql, merchant_id: number): Promise<void> =>
  insertRows(db, 'drawer', [drawerRow(merchant_id, firstDrawer(merchant_id))]);

/** Returns the SQL store of merchants. */
export const merchantStore = (ctx: RequestContext): MerchantStore => ({
  async lock(merchant_id) {
    narrow(ctx.caller, merchant_id);
    const state = await loadMerchant(ctx.sql, merchant_id);
    if (!state) throw new Problem('notFound');
    return { state, context: contextAt(ctx, shopAt(state, ctx.now)) };
  },
  async save(_before, after, entry) {
    await putMerchant(ctx.sql, after);
    const { section, from, is_cancelled, did } = entry;
    record(ctx, after, {
      facts: { section, from, is_cancelled, ...(did !== undefined && { did }) },
      before: sideOf(entry, 'before'),
      after: sideOf(entry, 'after'),
    });
  },
  async saveSetUp(before, after, did) {
    await putMerchant(ctx.sql, after);
    const sides = [before, after].map(({ setup_status, settings: { set_up = {} } }) => ({
      setup_status,
      set_up,
    }));
    record(ctx, after, { facts: { did }, before: sides[0]!, after: sides[1]! });
  },
  async saveFeatures(before, after, { feature, layer, is_on }) {
    await putMerchant(ctx.sql, after);
    record(ctx, after, {
      facts: { did: is_on ? 'feature.on' : 'feature.off', feature, layer },
      before: { ...before.features },
      after: { ...after.features },
    });
  },
  async saveAccount(before, after, facts) {
    await putMerchant(ctx.sql, after);
    const sides = [before, after].map(({ name, suspension, closure, is_read_only }) => ({
      name,
      suspension,
      closure,
      is_read_only,
    }));
    record(ctx, after, { facts: { ...facts }, before: sides[0]!, after: sides[1]! });
  },
  async saveAgents(merchant, { before, after }) {
    await putMerchant(ctx.sql, merchant);
    await putAssigned(ctx.sql, merchant.id, { role: 'agent', people: after });
    const facts = { did: 'agents' };
    record(ctx, merchant, { facts, before: { agents: before }, after: { agents: after } });
  },
  agentsOf: (merchant_id) => agentsOf(ctx.sql, merchant_id),
  async saveSupermerchant(merchant, { before, after }) {
    await putMerchant(ctx.sql, merchant);
    const people = after ? [after] : [];
    await putAssigned(ctx.sql, merchant.id, { role: 'supermerchant', people });
    record(ctx, merchant, {
      facts: { did: 'supermerchant' },
      before: { supermerchant: before },
      after: { supermerchant: after },
    });
  },
  supermerchantOf: (merchant_id) => supermerchantOf(ctx.sql, merchant_id),
  outletsOf: (supermerchant_id) => outletsOf(ctx.sql, supermerchant_id),
  groupOf: (supermerchant_id) => groupOf(ctx.sql, supermerchant_id),
  openWork: (merchant_id) => openWorkOf(ctx.sql, ctx.caller, merchant_id),
  countSetUp: (merchant_id) => countSetUp(ctx.sql, merchant_id),
  pictures: (merchant_id) => picturesOf(ctx.sql, merchant_id),
  facts: (merchant_id) => settingFactsOf(ctx.sql, merchant_id),
  hasOwn: async () => (await businessesIn(ctx.sql)).has_own,
  async create(merchant) {
    const { caller, sql: db } = ctx;
    await widenReach(db, merchant.id);
    await putMerchant(db, merchant);
    await insertFirstOption(db, merchant.id);
    await insertFirstDrawer(db, merchant.id);
    const { scope } = caller;
    if (scope !== 'all' && !scope.includes(merchant.id)) {
      ctx.caller = { ...caller, scope: [...scope, merchant.id] };
      if (caller.merchant_id === null)
        await sql`insert into person_merchant (merchant_id, person_id)
          values (${merchant.id}, ${caller.id})`.execute(db);
    }
    record(ctx, merchant, { facts: { did: 'create' }, before: null, after: { ...merchant } });
  },
});
