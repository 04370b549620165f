import { previewShift, printNamed, reprintJob, type Shift } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../flow/flow.ts';
import { refused } from '../Stage.ts';
import { pilesOf, type DrawersStage } from './DrawersStage.ts';
import { goldenCount } from './goldenCount.ts';

const hidden = { sums: null, expected: null, variance: null };

/** The golden day of one drawer, which a cashier closes while the next shift already sells. */
export function drawerDay(drawers: DrawersStage): void {
  describe('the golden day of a drawer', () => {
    let shift: Shift;

    test('is sold by the cashier, whose figures stay hidden', async () => {
      const till = await drawers.drawer('Golden till');
      // Yesterday's bill was paid before this shift, in no drawer.
      const yesterday = await drawers.cancel(await drawers.sell('merchant', 1_495));
      shift = await drawers.open('cashier', till, 20_000);
      expect(shift).toMatchObject({ state: 'open', opening: { amount: 20_000 }, ...hidden });
      for (const amount of [4_210, 995, 3_590, 2_000, 2_805]) await drawers.sell('cashier', amount);
      await drawers.refund('cashier', yesterday);
      await drawers.move('cashier', shift, 'pay_in', 10_000, 'Top-up of a wallet');
      await drawers.move('cashier', shift, 'pay_in', 5_000);
      await drawers.move('cashier', shift, 'pay_out', 3_500, 'Ice');
      await drawers.move('cashier', shift, 'pay_out', 500, 'Tips');
      await drawers.move('cashier', shift, 'drop', 25_000, '');
      await drawers.move('cashier', shift, 'no_sale', 0, 'Change for a guest');
      for (const seen of [await drawers.read('cashier', shift), await drawers.mine('cashier')])
        expect(seen).toMatchObject({ id: shift.id, version: 1, ...hidden });
      const sums = {
        sales: 13_600,
        reversals: 0,
        refunds: 1_495,
        pay_ins: 15_000,
        pay_outs: 4_000,
        drops: 25_000,
        no_sales: 1,
      };
      expect(await drawers.read('supervisor', shift)).toMatchObject({ sums, expected: 18_105 });
    });

    test('shows the cashier only the movements that she entered herself until the count is final', async () => {
      const seen = await drawers.movements('cashier', { shift_id: shift.id });
      expect(seen.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['pay_in', 10_000],
        ['pay_in', 5_000],
        ['pay_out', -3_500],
        ['pay_out', -500],
        ['drop', -25_000],
        ['no_sale', 0],
      ]);
      const all = await drawers.movements('supervisor', { shift_id: shift.id });
      expect(all).toHaveLength(12);
      expect(all.find(({ kind }) => kind === 'refund')).toMatchObject({
        amount: -1_495,
        order: { number: expect.any(String) as unknown },
        by: 'Siti Hajar Ismail',
      });
    });

    test('keeps the cash of the next shift out of the drawer that is counted', async () => {
      shift = await drawers.start('cashier', shift);
      expect(shift).toMatchObject({ state: 'counting', version: 2, ...hidden });
      const next = await drawers.open('supervisor', shift.drawer, 5_000);
      await drawers.sell('supervisor', 4_210);
      const late = await drawers.sell('cashier', 1_000);
      expect(await drawers.read('merchant', shift)).toMatchObject({ expected: 18_105 });
      expect(await drawers.read('merchant', next)).toMatchObject({ expected: 9_210 });
      const loose = await drawers.movements('merchant', { place: 'none' });
      expect(loose.at(-1)).toMatchObject({ shift_id: null, kind: 'sale', amount: 1_000 });
      // Reversed by the owner, who has no shift: it is in no drawer either.
      await drawers.reverse('merchant', late);
      const after = await drawers.movements('merchant', { place: 'none' });
      expect(after.at(-1)).toMatchObject({ shift_id: null, kind: 'reversal', amount: -1_000 });
      await drawers.end('supervisor', next);
    });

    test('is RM 3.20 short after a recount, which a PIN approves with a reason', async () => {
      shift = await drawers.count('cashier', shift, goldenCount);
      expect(shift).toMatchObject({ state: 'counting', counts: [{ amount: 17_785 }], ...hidden });
      const printed = drawers.stage.as('cashier', previewShift, { params: { id: shift.id } });
      expect(await refused(printed)).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'open_shift' } },
      });
      expect(await refused(drawers.close('cashier', shift, 'Too early'))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'not_counted' } },
      });
      shift = await drawers.count('cashier', shift, goldenCount);
      expect(shift).toMatchObject({ state: 'counting', expected: 18_105, variance: -320 });
      const request = {
        capability: 'shift.variance' as const,
        object_id: shift.id,
        version: shift.version,
        amount: 320,
      };
      expect(await refused(drawers.close('cashier', shift, 'Change given twice'))).toMatchObject({
        code: 'approvalRequired',
        matter: { details: request },
      });
      const approval = await drawers.stage.approval('cashier', '5937', request);
      const closed = await drawers.close('cashier', shift, 'Change given twice', { approval });
      expect(closed).toMatchObject({
        state: 'closed',
        person: { name: 'Siti Hajar Ismail' },
        expected: 18_105,
        variance: -320,
        closed_by: 'Siti Hajar Ismail',
        approved_by: 'Suresh Pillai',
        reason: 'Change given twice',
      });
      expect(await drawers.read('cashier', shift)).toEqual(closed);
      expect(await drawers.mine('cashier')).toBeNull();
      expect(await drawers.movements('cashier', { shift_id: shift.id })).toHaveLength(12);
    });

    test('never changes once it is closed', async () => {
      const closed = await drawers.read('merchant', shift);
      for (const write of [
        () => drawers.start('cashier', closed),
        () => drawers.move('cashier', closed, 'pay_in', 500),
        () => drawers.count('cashier', closed, pilesOf(18_105)),
        () => drawers.close('merchant', closed, 'Once more'),
      ])
        expect(await refused(write())).toMatchObject({
          code: 'notAllowedNow',
          matter: { details: { why: 'shift_closed' } },
        });
      expect(await drawers.read('merchant', shift)).toEqual(closed);
    });

    test('is printed with the way to its variance, for those who may see it', async () => {
      const { stage } = drawers;
      const at = { params: { id: shift.id } };
      const { document } = await stage.as('cashier', previewShift, at);
      expect(document).toMatchObject({ kind: 'shift_report' });
      expect(textsOf(document)).toEqual(
        expect.arrayContaining([
          'Float RM 200.00',
          'Cash sales 136.00',
          'Cash refunds -14.95',
          'Expected 181.05',
          'Counted 177.85',
          'Variance -3.20',
          'Closed by Siti Hajar Ismail',
          'Approved by Suresh Pillai',
          'Change given twice',
        ]),
      );
      const params = { name: 'print_shift_report' as const };
      const job = await stage.as('cashier', printNamed, { params, body: { shift_id: shift.id } });
      expect(job).toMatchObject({ kind: 'shift_report', created_by: 'Siti Hajar Ismail' });
      // Reports aren't for everyone who prints.
      const again = { params: { id: job.id }, body: {} };
      expect(await refused(stage.as('cashier', reprintJob, again))).toMatchObject({
        code: 'forbidden',
        matter: { details: { capability: 'shift.manage' } },
      });
      expect(await refused(stage.as('cashier.bangsar', previewShift, at))).toMatchObject({
        code: 'notFound',
      });
    });
  });
}
