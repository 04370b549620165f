import {
  createMenu,
  editMenu,
  exportOrders,
  getMerchantInfo,
  listCategories,
  listOrders,
  placeOrder,
  previewSummary,
  printCombineReceipt,
  printReceipt,
  togglePaymentStatus,
  updateOrder,
  type FoodMenuDetail,
  type Order,
  type StoreSettings,
} from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { always } from '../orders/allOrders.ts';
import { saveProfile, saveSetting, settingsNow } from '../settings/settings.ts';
import type { Stage } from '../Stage.ts';
import { textsOf } from './flow.ts';

const owner = 'merchant.bangsar';
const food = { code: 'SST', name: 'Service tax', rate: 600, is_inclusive: false };
const beer = { code: 'BEER', name: 'Alcohol', rate: 800, is_inclusive: false };

/** Dishes of two tax classes, from the menu to the books: vector P24, of RM 70.13. */
export function flowTaxes(stage: Stage): void {
  let before: StoreSettings;
  let sold: FoodMenuDetail[] = [];
  let placed: Order;

  const preview = async (type: 'bill' | 'receipt') => {
    const query = { type, order_id: placed.id };
    return textsOf((await stage.as(owner, printReceipt, { query })).document);
  };
  const place = async (): Promise<Order> => {
    const { tables } = await stage.as(owner, getMerchantInfo, { query: {} });
    const lines = sold.map(({ id: menu_id }) => ({ menu_id, quantity: 2 }));
    const body = { order_method: 'dine_in', source: 'guest', new_bill: true, lines } as const;
    return stage.as(owner, placeOrder, { body: { ...body, lines, table_id: tables[0]!.id } });
  };
  /** The lines of a document between the subtotal and the total. */
  const amounts = [
    'Subtotal 69.80',
    'Voucher -10.00',
    'Service charge 10% 5.98',
    'Service tax 6% 1.33',
    'Alcohol 8% 3.02',
  ];

  describe('an order with two tax classes', () => {
    beforeAll(async () => {
      before = await settingsNow(stage, owner);
      const charge = { rate: 1000, is_taxed: false, methods: ['dine_in'] } as const;
      await saveSetting(
        stage,
        { type: 'service_charge', ...charge, methods: [...charge.methods] },
        owner,
      );
      await saveSetting(stage, { type: 'tax_classes', tax_classes: [food, beer] }, owner);
      const { aaData } = await stage.as(owner, listCategories, { query: { length: 100 } });
      const category_id = aaData.find(({ is_active }) => is_active)!.id;
      for (const [name, price, tax_class] of [
        ['Nasi kerabu', 1290, 'SST'],
        ['Draught beer', 2200, 'BEER'],
      ] as const) {
        const body = { category_id, name, price, tax_class };
        sold = [...sold, await stage.as(owner, createMenu, { body })];
      }
      const { id: order_id, version } = await place();
      placed = await stage.as(owner, updateOrder, {
        params: { order_id },
        body: { version, changes: [{ type: 'add_adjustment', label: 'Voucher', amount: 1000 }] },
      });
    });

    // Other contracts use the outlet too.
    afterAll(async () => {
      for (const { id, version, category_id, name, price } of sold) {
        const body = { version, category_id, name, price, tax_class: food.code };
        await stage.as(owner, editMenu, { params: { id }, body });
      }
      const { tax_classes, service_charge, profile } = before;
      const { address, phone, tax_numbers } = profile;
      await saveSetting(stage, { type: 'tax_classes', tax_classes }, owner);
      await saveSetting(stage, { type: 'service_charge', ...service_charge }, owner);
      await saveProfile(stage, { address, phone, tax_numbers }, owner);
    });

    test('is priced with the tax of each class, of the class’s own name', () => {
      expect(placed.items.map(({ net }) => net)).toEqual([2210, 3770]);
      expect(placed.totals).toMatchObject({
        gross: 6980,
        order_discounts: 1000,
        net: 5980,
        service_charge: 598,
        tax: 435,
        total: 7013,
      });
      const taxes = placed.derivations.filter(({ figure }) => figure === 'tax');
      expect(taxes.map(({ label, base, rate, amount }) => [label, base, rate, amount])).toEqual([
        ['Service tax', 2210, 600, 133],
        ['Alcohol', 3770, 800, 302],
      ]);
    });

    test('prints a bill with each tax, and with the business profile', async () => {
      await saveProfile(
        stage,
        {
          address: '8 Jalan Telawi\n59100 Kuala Lumpur',
          phone: '+60322871234',
          tax_numbers: [{ label: 'SST', number: 'W10-1808-32000123' }],
        },
        owner,
      );
      const bill = await preview('bill');
      expect(bill).toEqual(expect.arrayContaining([...amounts, 'Total RM 70.13']));
      expect(bill.slice(0, 5)).toEqual([
        'Seri Melati Bangsar',
        '8 Jalan Telawi',
        '59100 Kuala Lumpur',
        '+60322871234',
        'SST: W10-1808-32000123',
      ]);
    });

    test('is on one receipt with an order of other rates, each at its own', async () => {
      const raised = { ...food, rate: 800 };
      await saveSetting(stage, { type: 'tax_classes', tax_classes: [raised, beer] }, owner);
      const later = await place();
      await saveSetting(stage, { type: 'tax_classes', tax_classes: [food, beer] }, owner);
      const query = { order_id: [placed.id, later.id] };
      const { document } = await stage.as(owner, printCombineReceipt, { query });
      // Half of the voucher applies to each order.
      const taxes = textsOf(document).filter((text) => /^(Service tax|Alcohol) /.test(text));
      expect(taxes).toEqual(['Service tax 6% 1.44', 'Alcohol 8% 6.54', 'Service tax 8% 1.92']);
    });

    /** Returns the taxes on the summary of the day, in sen, by name and rate. */
    const taxesOfDay = async () => {
      const { document } = await stage.as(owner, previewSummary, { query: {} });
      const taxes = textsOf(document).flatMap((text) => {
        const [, name, amount] = /^(.* \d+%) ([\d,.]+)$/.exec(text) ?? [];
        return name && amount ? [[name, Math.round(Number(amount) * 100)] as const] : [];
      });
      return new Map(taxes);
    };

    test('is paid in cash, and keeps both taxes on the receipt and in the history', async () => {
      const { id: payment_option_id } = await stage.option('cash', owner);
      const { id: order_id, version, balance: amount } = await stage.now(placed, owner);
      const tenders = [{ payment_option_id, amount }];
      const body = { paid: true as const, order_id, version, tenders };
      const before = await taxesOfDay();
      const paid = await stage.as(owner, togglePaymentStatus, { body });
      expect(paid.totals).toMatchObject({ total: 7013, rounding: 2, captured: 7015, balance: 0 });
      const lines = [...amounts, 'Rounding 0.02', 'Total RM 70.15'];
      expect(await preview('receipt')).toEqual(expect.arrayContaining(lines));
      const query = { ...always, search: placed.number, length: 100 };
      const { aaData: rows } = await stage.as(owner, listOrders, { query });
      expect(rows.find(({ id }) => id === order_id)).toMatchObject({ total: 7013 });
      const exported = await stage.as(owner, exportOrders, { query });
      expect(exported.aaData.find(({ id }) => id === order_id)?.amounts).toEqual({
        subtotal: 6980,
        reductions: -1000,
        service_charge: 598,
        delivery_fee: 0,
        tax: 435,
        rounding: 2,
        total: 7015,
      });
      // Orders from before the tax got its name count under the same class and rate.
      const after = await taxesOfDay();
      const earlier = before.get('SST 6%') ?? before.get('Service tax 6%') ?? 0;
      expect(after.get('Service tax 6%')! - earlier).toBe(133);
      expect(after.get('Alcohol 8%')).toBe(302);
    });
  });
}
