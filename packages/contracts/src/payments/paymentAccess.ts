import { editPaymentOption, listAllPaymentOptions } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { guardedCases } from '../guardedCases.ts';
import { refused, type Stage } from '../Stage.ts';

/** Access control and scope of payment options. */
export function paymentAccess(stage: Stage, endpoints: ReadonlySet<string>): void {
  guardedCases(stage, endpoints);

  describe('the scope of payment options', () => {
    test('hides and protects options outside the caller’s scope', async () => {
      const list = (username: string, merchant_id: number | '' = '') =>
        stage.as(username, listAllPaymentOptions, { query: { merchant_id, length: 100 } });
      const [option] = (await list('merchant.bangsar')).aaData;
      expect((await list('merchant')).aaData.some(({ id }) => id === option!.id)).toBe(false);
      expect((await list('agent')).aaData.some(({ id }) => id === option!.id)).toBe(true);
      expect(await refused(list('merchant', 102))).toMatchObject({ code: 'forbidden' });
      expect(await refused(list('admin', 999))).toMatchObject({ code: 'notFound' });
      const { id, version, kind } = option!;
      const body = { version, kind, name: 'Mine now' };
      const edit = stage.as('merchant', editPaymentOption, { params: { id }, body });
      expect(await refused(edit)).toMatchObject({ code: 'notFound', status: 404 });
    });
  });
}
