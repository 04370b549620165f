import type { Capability } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { demand, type Actor, type Approval } from './demand.ts';
import { mayApprove } from './mayApprove.ts';
import { rightsOf } from './rights.ts';

const actor = (
  template: 'supervisor' | 'cashier' | 'waiter',
  approval: Approval | null = null,
): Actor => ({
  id: 1,
  name: template,
  rights: rightsOf('staff', template),
  approval,
});

const approval = (more: Partial<Approval> = {}): Approval => ({
  capability: 'order.void',
  object_id: 7,
  version: 3,
  amount: null,
  rate: null,
  approver: 'Farah',
  is_used: false,
  ...more,
});

const on = { object_id: 7, version: 3 };

describe('demand', () => {
  test('lets pass who may, and nobody who may not', () => {
    expect(demand(actor('supervisor'), 'order.void', on)).toBeNull();
    expect(() => demand(actor('waiter'), 'order.void', on)).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
    const held = approval();
    expect(() => demand(actor('waiter', held), 'order.void', on)).toThrow('forbidden');
    expect(held.is_used).toBe(false);
  });

  test('says what is to be approved', () => {
    expect(() => demand(actor('cashier'), 'order.comp', { ...on, amount: 690 })).toThrow(
      expect.objectContaining({
        code: 'approvalRequired',
        matter: { details: { capability: 'order.comp', ...on, amount: 690, rate: null } },
      }),
    );
  });

  test('takes an approval of just this action, and marks it', () => {
    const held = approval();
    expect(demand(actor('cashier', held), 'order.void', on)).toBe('Farah');
    expect(held.is_used).toBe(true);
  });

  test.each([
    ['another action', { capability: 'order.cancel' }],
    ['another object', { object_id: 8 }],
    ['another version', { version: 4 }],
  ] as const)('takes none of %s', (_, more) => {
    const held = approval(more);
    expect(() => demand(actor('cashier', held), 'order.void', on)).toThrow('approvalRequired');
    expect(held.is_used).toBe(false);
  });

  test('takes no more than the amount that was approved, all changes of a request together', () => {
    const held = approval({ capability: 'order.comp', amount: 700 });
    const comp = (amount: number) =>
      demand(actor('cashier', held), 'order.comp', { ...on, amount });
    expect(() => comp(701)).toThrow('approvalRequired');
    expect(comp(400)).toBe('Farah');
    expect(() => comp(301)).toThrow(
      expect.objectContaining({
        matter: { details: expect.objectContaining({ amount: 701 }) as unknown },
      }),
    );
    expect(comp(300)).toBe('Farah');
  });

  test('takes no larger share than the one that was approved', () => {
    const reduce = (rate?: number) =>
      demand(
        actor('cashier', approval({ capability: 'order.discount', amount: 900, rate: 2000 })),
        'order.discount',
        { ...on, amount: 100, rate },
      );
    expect(reduce(2000)).toBe('Farah');
    expect(() => reduce(2001)).toThrow('approvalRequired');
    expect(() => reduce()).toThrow('approvalRequired');
  });

  test('asks for no PIN within a discount limit', () => {
    const reduce = (who: Parameters<typeof actor>[0], rate?: number) =>
      demand(actor(who), 'order.discount', { ...on, amount: 100, rate });
    expect(reduce('supervisor', 3000)).toBeNull();
    expect(() => reduce('supervisor', 3001)).toThrow('approvalRequired');
    expect(reduce('cashier', 500)).toBeNull();
    expect(() => reduce('cashier', 501)).toThrow('approvalRequired');
    expect(() => reduce('waiter', 1)).toThrow('approvalRequired');
    expect(() => reduce('supervisor')).toThrow('approvalRequired');
  });
});

describe('a PIN allows', () => {
  const owner = { id: 11, role: 'merchant' as const, rights: rightsOf('merchant', null) };
  const supervisor = { id: 12, role: 'staff' as const, rights: rightsOf('staff', 'supervisor') };
  const cashier = { id: 13, role: 'staff' as const, rights: rightsOf('staff', 'cashier') };
  const wish = (capability: Capability, rate: number | null = null) => ({ capability, rate });

  test('what its person may do themselves', () => {
    expect(mayApprove(supervisor, cashier, wish('order.void'))).toBe(true);
    expect(mayApprove(supervisor, cashier, wish('order.reopen'))).toBe(false);
    expect(mayApprove(cashier, supervisor, wish('order.void'))).toBe(false);
  });

  test('a reduction as large as its person may give', () => {
    expect(mayApprove(supervisor, cashier, wish('order.discount', 3000))).toBe(true);
    expect(mayApprove(supervisor, cashier, wish('order.discount', 3001))).toBe(false);
    expect(mayApprove(supervisor, cashier, wish('order.discount'))).toBe(false);
    expect(mayApprove(supervisor, cashier, wish('order.void', 100))).toBe(true);
  });

  test('another’s action, an owner’s also their own', () => {
    expect(mayApprove(supervisor, supervisor, wish('order.void'))).toBe(false);
    expect(mayApprove(owner, owner, wish('order.void'))).toBe(true);
  });
});
