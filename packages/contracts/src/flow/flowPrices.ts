import { getDailyReport, getMerchantInfo, placeOrder } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { priceStage } from '../menu/PriceStage.ts';
import type { Stage } from '../Stage.ts';

const day = 24 * 60 * 60 * 1000;

/** A pushed price shows what it would have changed, and is the price of the next order. */
export function flowPrices(stage: Stage): void {
  const { create, preview, push, undo } = priceStage(stage);

  describe('a price push', () => {
    test('counts what was sold at the price on full days, and sets the price of orders', async () => {
      const { settings } = await stage.as('merchant', getMerchantInfo, { query: {} });
      const { code: tax_class } = settings.tax_classes[0]!;
      const item = await create(101, { code: 'push-flow', tax_class, prices: { pickup: 1100 } });
      const place = async (order_method: 'dine_in' | 'pickup', quantity: number) =>
        stage.placed({ order_method, lines: [{ menu_id: item.id, quantity }] });
      const sell = async (...order: Parameters<typeof place>) => {
        const paid = await stage.paid(await stage.moved(await place(...order), 'accepted'), 'card');
        return paid.business_date;
      };
      const sold_on = await sell('dine_in', 3);
      await sell('dine_in', 2);
      await sell('pickup', 7);
      // Not paid, so not sold.
      await place('dine_in', 11);
      expect(await preview(item.id, 1350)).toMatchObject({ sold: 0, effect: 0 });

      await stage.host.advance(day);
      const { outlets, ...sums } = await preview(item.id, 1350);
      expect(sums).toMatchObject({ sold: 5, effect: 5 * 60 });
      expect(outlets[0]).toMatchObject({ sold: 5, effect: 5 * 60, state: 'change' });
      expect(await preview(item.id, 1000)).toMatchObject({ sold: 5, effect: -5 * 290 });
      const report = await stage.as('merchant', getDailyReport, {
        query: { from_date: sold_on, to_date: sold_on },
      });
      const reported = report.by_item.find(({ menu_id }) => menu_id === item.id);
      expect(reported).toMatchObject({ quantity: 5 + 7 });

      const priceNow = async () => {
        const lines = [{ menu_id: item.id, quantity: 1 }];
        const body = { order_method: 'pickup' as const, lines };
        const [dine_in, pickup] = [
          await place('dine_in', 1),
          await stage.as('merchant', placeOrder, { body }),
        ];
        return [dine_in, pickup].map(({ items }) => items[0]?.unit_price);
      };
      const made = await push([item], 1350);
      expect(await priceNow()).toEqual([1350, 1100]);
      await undo(made.id);
      expect(await priceNow()).toEqual([1290, 1100]);
    });
  });
}
