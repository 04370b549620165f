import type { Capability } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { demand, holdApproval, type Actor, type Approval, type HeldApproval } from './demand.ts';
import { mayApprove } from './mayApprove.ts';
import { rightsOf } from './rights.ts';

const actor = (
  template: 'supervisor' | 'cashier' | 'waiter',
  approval: HeldApproval | null = null,
): Actor => ({
  id: 1,
  name: template,
  rights: rightsOf('staff', template),
  approval,
});

const approval = (more: Partial<Approval> = {}): HeldApproval =>
  holdApproval({
    capability: 'order.void',
    object_id: 7,
    version: 3,
    amount: null,
    rate: null,
    approver: 'Farah',
    ...more,
  });

const on = { object_id: 7, version: 3 };

describe('demand', () => {
  test('passes a granted action and refuses a denied one, even with an approval', () => {
    expect(demand(actor('supervisor'), 'order.void', on)).toBeNull();
    expect(() => demand(actor('waiter'), 'order.void', on)).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
    const held = approval();
    expect(() => demand(actor('waiter', held), 'order.void', on)).toThrow('forbidden');
    expect(held.spent).toBeNull();
  });

  test('describes the required approval', () => {
    expect(() => demand(actor('cashier'), 'order.comp', { ...on, amount: 690 })).toThrow(
      expect.objectContaining({
        code: 'approvalRequired',
        matter: { details: { capability: 'order.comp', ...on, amount: 690, rate: null } },
      }),
    );
  });

  test('spends an approval of exactly this action, and doesn’t modify the approval', () => {
    const held = approval();
    const before = structuredClone(held.approval);
    expect(demand(actor('cashier', held), 'order.void', on)).toBe('Farah');
    expect(held.spent).toBe(0);
    expect(held.approval).toEqual(before);
  });

  test.each([
    ['another action', { capability: 'order.cancel' }],
    ['another object', { object_id: 8 }],
    ['another version', { version: 4 }],
  ] as const)('accepts no approval of %s', (_, more) => {
    const held = approval(more);
    expect(() => demand(actor('cashier', held), 'order.void', on)).toThrow('approvalRequired');
    expect(held.spent).toBeNull();
  });

  test('limits all changes of a request together to the approved amount', () => {
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
    expect(held.spent).toBe(700);
  });

  test('limits a reduction to the approved rate', () => {
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

  test('needs no approval within the discount limit', () => {
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

describe('mayApprove', () => {
  const owner = { id: 11, role: 'merchant' as const, rights: rightsOf('merchant', null) };
  const supervisor = { id: 12, role: 'staff' as const, rights: rightsOf('staff', 'supervisor') };
  const cashier = { id: 13, role: 'staff' as const, rights: rightsOf('staff', 'cashier') };
  const input = (capability: Capability, rate: number | null = null) => ({ capability, rate });

  test('allows an action that the approver may do themselves', () => {
    expect(mayApprove(supervisor, cashier, input('order.void'))).toBe(true);
    expect(mayApprove(supervisor, cashier, input('order.reopen'))).toBe(false);
    expect(mayApprove(cashier, supervisor, input('order.void'))).toBe(false);
  });

  test('allows a reduction up to the approver’s own limit', () => {
    expect(mayApprove(supervisor, cashier, input('order.discount', 3000))).toBe(true);
    expect(mayApprove(supervisor, cashier, input('order.discount', 3001))).toBe(false);
    expect(mayApprove(supervisor, cashier, input('order.discount'))).toBe(false);
    expect(mayApprove(supervisor, cashier, input('order.void', 100))).toBe(true);
  });

  test('refuses approval of one’s own action, except by an owner', () => {
    expect(mayApprove(supervisor, supervisor, input('order.void'))).toBe(false);
    expect(mayApprove(owner, owner, input('order.void'))).toBe(true);
  });
});
