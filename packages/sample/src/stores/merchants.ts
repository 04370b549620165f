import type { MerchantStore } from '@servery/domain/commands';
import { openPaymentsOf } from '@servery/domain/merchants';
import { isOpen } from '@servery/domain/orders';
import type { MerchantRecord } from '@servery/domain/people';
import type { SettingFacts } from '@servery/domain/settings';
import { drawersAt } from '../drawersAt.ts';
import { agentsOf, keepAssigned, outletsOf, supermerchantOf } from '../merchantAccounts.ts';
import { merchantRecordOf } from '../Merchants.ts';
import { setUpCountsOf } from '../setUpCountsOf.ts';
import type { World } from '../world.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** Returns what a merchant has that limits its settings. */
export const settingFactsOf = (world: World, merchant_id: number): SettingFacts => ({
  has_orders: [...world.orders.values()].some((order) => order.merchant_id === merchant_id),
  tax_codes: [
    ...new Set(
      [...world.menus.of(merchant_id).items, ...world.tables.cartsOf(merchant_id)].map(
        ({ tax_class }) => tax_class,
      ),
    ),
  ],
});

/** The merchants of a world. */
export const merchantStore = (unit: MemoryUnit): MerchantStore => {
  const { ctx, world } = unit;
  const keep = (merchant: MerchantRecord) => {
    world.keepMerchant(merchant);
    const { id, version } = merchant;
    const subject = { kind: 'merchant' as const, id };
    world.emit({ kind: 'merchant.changed', merchant_id: id, subject, version });
  };
  return {
    async lock(merchant_id) {
      unit.requireScope(merchant_id);
      return {
        state: merchantRecordOf(world.storedMerchant(merchant_id)),
        context: unit.contextOf(merchant_id),
      };
    },
    pictures: async (merchant_id) => new Set(world.library.of([merchant_id]).map(({ id }) => id)),
    facts: async (merchant_id) => settingFactsOf(world, merchant_id),
    async save(_before, after, { did: _did, ...entry }) {
      keep(after);
      const { id } = after;
      const at = ctx.now.toISOString();
      const by = unit.contextOf(id).actor.name;
      world.noteSettingChange({ merchant_id: id, id: world.nextId(), at, by, ...entry });
    },
    saveFeatures: async (_before, after) => keep(after),
    saveSetUp: async (_before, after) => keep(after),
    saveAccount: async (_before, after) => keep(after),
    async saveAgents(merchant, { after }) {
      keepAssigned(world, merchant.id, { role: 'agent', people: after });
      keep(merchant);
    },
    agentsOf: async (merchant_id) => agentsOf(world, merchant_id),
    async saveSupermerchant(merchant, { after }) {
      keepAssigned(world, merchant.id, { role: 'supermerchant', people: after ? [after] : [] });
      keep(merchant);
    },
    outletsOf: async (supermerchant_id) => outletsOf(world, supermerchant_id),
    supermerchantOf: async (merchant_id) => supermerchantOf(world, merchant_id),
    groupOf: async (supermerchant_id) => {
      const { merchant_ids } = world.people.find(({ id }) => id === supermerchant_id)!;
      const [first] = merchant_ids.flatMap((id) => world.storedMerchant(id).parent ?? []);
      return first ?? null;
    },
    async openWork(merchant_id) {
      const orders = world.ordersOf([merchant_id]);
      return {
        shift: drawersAt(world, merchant_id).shifts.find(({ state }) => state !== 'closed') ?? null,
        orders: orders.filter(isOpen).length,
        payments: orders.reduce((sum, order) => sum + openPaymentsOf(order), 0),
      };
    },
    countSetUp: async (merchant_id) => setUpCountsOf(world, merchant_id),
    hasOwn: async () => world.merchants.some(({ is_sample }) => !is_sample),
    async create(merchant) {
      world.keepMerchant(merchant);
      unit.include(merchant.id);
      const { me } = ctx;
      if (me.id !== 0 && !me.merchant_ids.includes(merchant.id) && me.role !== 'admin')
        world.keepPerson({ ...me, merchant_ids: [...me.merchant_ids, merchant.id] });
    },
  };
};
