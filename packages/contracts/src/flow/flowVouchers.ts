import { getDailyReport, printOrder, togglePaymentStatus, type Order } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, type Stage } from '../Stage.ts';
import { paperOf } from './flow.ts';

/** A prepaid voucher in the report and on the receipt. */
export function flowVouchers(stage: Stage): void {
  const report = () => stage.as('merchant', getDailyReport, { query: {} });
  const voucherIn = ({ stored_value }: Awaited<ReturnType<typeof report>>) => {
    const {
      count = 0,
      sales = 0,
      net = 0,
    } = stored_value.find(({ kind }) => kind === 'voucher') ?? {};
    return { count, sales, net };
  };
  const unmet = ({ checks }: Awaited<ReturnType<typeof report>>) =>
    checks.filter(({ is_met }) => !is_met);
  const pay = async (order: Order, voucher_code: string, face_value: number) => {
    const { id: payment_option_id } = await stage.option('voucher');
    const amount = Math.min(face_value, order.balance);
    const tenders = [{ payment_option_id, amount, voucher_code, face_value }];
    return stage.as('merchant', togglePaymentStatus, {
      body: { paid: true, ...on(order), tenders },
    });
  };

  describe('a voucher', () => {
    test('is stored value in the report, which ties out, until it is reversed', async () => {
      const before = await report();
      const order = await stage.placed();
      const part = await pay(order, 'FLOW-0001', 500);
      const paid = await stage.paid(part, 'card');
      const after = await report();
      expect(voucherIn(after)).toEqual({
        count: voucherIn(before).count + 1,
        sales: voucherIn(before).sales + 500,
        net: voucherIn(before).net + 500,
      });
      for (const group of [after.online_payment_method, after.offline_payment_method])
        expect(group.filter(({ kind }) => kind === 'voucher')).toEqual([]);
      expect(after.sales_income.total - before.sales_income.total).toBe(order.totals.total);
      expect(after.sales_income.tax - before.sales_income.tax).toBe(order.totals.tax);
      expect(unmet(after)).toEqual([]);
      const { id: payment_id } = paid.payments.find(({ kind }) => kind === 'voucher')!;
      const body = { paid: false as const, ...on(paid), payment_id, reason: 'Wrong voucher' };
      await stage.as('merchant', togglePaymentStatus, { body });
      const reversed = await report();
      expect(voucherIn(reversed)).toEqual(voucherIn(before));
      expect(unmet(reversed)).toEqual([]);
    });

    test('is on the receipt with the last four characters of its code', async () => {
      const order = await stage.placed();
      const { balance } = order;
      await pay(order, 'flow-qzqz-7788', balance + 320);
      const body = { order_id: order.id, type: 'receipt' as const };
      const { jobs } = await stage.as('merchant', printOrder, { body });
      const paper = await paperOf(stage, jobs[0]!);
      expect(paper).toContain(`Voucher ****7788 ${(balance / 100).toFixed(2)}`);
      expect(paper.join('\n')).not.toContain('QZQZ');
    });
  });
}
