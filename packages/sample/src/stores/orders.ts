import { invalid } from '@servery/api';
import { cashOf } from '@servery/domain/drawers';
import { showOrder, type OrderRecord } from '@servery/domain/orders';
import type { OrderChoices, OrderStore } from '@servery/domain/commands';
import { openShiftsAt } from '../drawersAt.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

function read(unit: MemoryUnit, id: number): OrderRecord {
  const order = unit.world.order(id);
  unit.requireScope(order.merchant_id);
  return order;
}

/** The orders of a world. */
export const orderStore = (unit: MemoryUnit): OrderStore => {
  const { world } = unit;
  return {
    read: async (id) => read(unit, id),
    async lock(id) {
      const state = read(unit, id);
      return { state, context: unit.contextOf(state.merchant_id) };
    },
    lockAll: async (ids) => ids.map((id) => read(unit, id)),
    async save(before, after) {
      const isNew = !before && after.split_group_id === null;
      if (after !== before) world.save(isNew ? 'order.placed' : 'order.changed', after);
      return showOrder(world.order(after.id));
    },
    async nextNumbers(merchant_id, _date, count) {
      const next = Number(world.nextNumber(merchant_id));
      return Array.from({ length: count }, (_, i) => String(next + i).padStart(3, '0'));
    },
    async postMoves(before, after, context) {
      world.wallets.post(before, after, { ...context, by: context.actor.name });
      const shifts = openShiftsAt(world, after.merchant_id, context.actor.id);
      world.drawers.add(...(await cashOf(before, after, shifts, context)));
    },
  };
};

const unknown = (field: string) => invalid(field, 'unknown', 'This choice doesn’t exist.');

/** The options that orders of a world can refer to. */
export const orderChoices = ({ ctx: { me }, world }: MemoryUnit): OrderChoices => ({
  async member(merchant_id, id) {
    if (id === null) return null;
    const member = world.merchant(merchant_id).members.find((one) => one.id === id);
    if (!member) throw unknown('member_id');
    const { name, phone, is_active } = member;
    return { id, name, phone, is_active };
  },
  async staff(merchant_id, id) {
    if (id === null) return null;
    const person = world.people.find((one) => one.id === id && one.merchant_id === merchant_id);
    if (!person) throw unknown('staff_id');
    return { id, name: person.name };
  },
  async table(merchant_id, id) {
    if (id === null) return null;
    const table = world.tables.of(merchant_id).find((one) => one.id === id);
    if (!table) throw unknown('table_id');
    return { id, name: table.name, is_active: table.is_active };
  },
  me: () => (me.id !== 0 && me.role === 'staff' ? { id: me.id, name: me.name } : null),
  discounts: async (merchant_id) => world.merchant(merchant_id).discounts,
  paymentOptions: async (merchant_id) => world.merchant(merchant_id).payment_options,
  spentVouchers: async (merchant_id, codes) => {
    const spent = [...world.orders.values()]
      .filter((order) => order.merchant_id === merchant_id)
      .flatMap(({ payments }) => payments.filter(({ state }) => state === 'captured'))
      .map(({ voucher_code }) => voucher_code);
    return codes.filter((code) => spent.includes(code));
  },
});
