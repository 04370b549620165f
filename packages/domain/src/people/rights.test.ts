import { capabilities, roles, staffTemplates, type Capability } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { columnOf, rightsOf } from './rights.ts';

const columns = [
  ['admin', null],
  ['agent', null],
  ['supermerchant', null],
  ['merchant', null],
  ['staff', 'supervisor'],
  ['staff', 'cashier'],
  ['staff', 'waiter'],
  ['staff', 'kitchen'],
  ['staff', 'host'],
  ['staff', 'marketing'],
] as const;

/** The specified table: A allow, R read, ● approval by PIN, – deny. Columns as above. */
const decided: readonly (readonly [group: string, row: string, ...Capability[]])[] = [
  ['Orders: view', 'A R R A A A A A R –', 'order.view'],
  ['Order create, edit before bill', '– – – A A A A – – –', 'order.create', 'order.edit'],
  ['Accept / reject', '– – – A A A – – – –', 'order.accept'],
  ['Complete', '– – – A A A – – – –', 'order.complete'],
  ['Serve, hand over', '– – – A A A A – – –', 'order.serve', 'order.claim'],
  ['Edit after bill printed', '– – – A A ● – – – –', 'order.edit_after_bill'],
  ['Void unsent line', '– – – A A A A – – –', 'order.void_line'],
  ['Void sent line, comp', '– – – A A ● ● – – –', 'order.void_sent_line', 'order.comp'],
  ['Void order', '– – – A A ● – – – –', 'order.void'],
  ['Cancel order', 'A – – A A ● – – – –', 'order.cancel'],
  ['Combine, split', '– – – A A A A – – –', 'order.combine', 'order.split'],
  ['Change orders to delivery', '– – – A A A – – – –', 'order.replace'],
  ['Owner change', '– – – A A ● – – – –', 'order.owner'],
  ['Reopen, reverse payment', '– – – A ● – – – – –', 'order.reopen', 'payment.reverse'],
  ['Manual discount beyond one’s limit', '– – – A ● ● ● – – –', 'order.discount'],
  ['Take payment', '– – – A A A – – – –', 'payment.take'],
  ['Refund request', 'A – – A A A – – – –', 'refund.request'],
  ['Own shift', '– – – A A A – – – –', 'shift.use'],
  ['All shifts and drawers', '– – – A A – – – – –', 'shift.manage'],
  ['Variance over the limit', '– – – A A ● – – – –', 'shift.variance'],
  ['Z close', '– – – A A – – – – –', 'day.close'],
  ['Financial reports', 'A A A A – – – – – –', 'report.financial'],
  ['Kitchen bump', '– – – A A – – A – –', 'kitchen.bump'],
  ['Member list', 'A A A A A A – – A A', 'member.view'],
  ['Own merchant', 'A A A A A A A A A A', 'merchant.view'],
  ['Menu: edit', 'A A A A A – – – – –', 'menu.edit'],
  ['Price change', 'A – A A ● – – – – –', 'menu.price'],
  ['Availability', 'A – A A A A A A – –', 'menu.availability'],
  ['Tables: edit', 'A A A A A – – – – –', 'table.edit'],
  ['Seat guests', '– – – A A A A – A –', 'table.occupy'],
  ['Switch table', '– – – A A A A – A –', 'table.move'],
  ['Queue, reservations', '– – – A A A – – A –', 'queue.manage'],
  ['Zones: edit', 'A A A A A – – – – –', 'kitchen.edit'],
  ['Printers, settings', 'A A A A – – – – – –', 'print.settings'],
  ['Bill of a table', '– – – A A A A – – –', 'print.bill'],
  ['Test, reprint', '– – – A A A – A – –', 'print.job'],
  ['Media', 'A A A A A – – – – A', 'media.edit'],
  ['Shared devices', 'A – – A A – – – – –', 'device.manage'],
  ['Merchants: list', 'A A R – – – – – – –', 'merchant.list'],
  ['Merchants: create, submit', 'A A – – – – – – – –', 'merchant.manage'],
  ['Merchants: approve, suspend', 'A – – – – – – – – –', 'merchant.approve'],
  ['Merchant profile, documents', 'A A A A – – – – – –', 'merchant.profile'],
  ['View as merchant', 'A A A – – – – – – –', 'merchant.view_as'],
  ['Push to the downline', 'A – A – – – – – – –', 'merchant.push'],
  ['Export everything', 'A – – A – – – – – –', 'merchant.export'],
  ['Receipts, settings', 'A A A A – – – – – –', 'setting.edit', 'payment.options'],
  ['Feature toggles', 'A – A A – – – – – –', 'feature.toggle'],
  ['Staff accounts', 'A – A A – – – – – –', 'staff.manage'],
  ['Attendance: own', '– – – A A A A A A A', 'attendance.clock'],
  ['Attendance: others', 'A – A A A – – – – –', 'attendance.manage'],
  ['Platform accounts', 'A – – – – – – – – –', 'platform.manage'],
  ['Dashboard', 'A A A A A – – – – –', 'dashboard.view'],
];

const grants = { A: 'allow', R: 'allow', '●': 'approve', '–': 'deny' } as const;

describe('the permission matrix', () => {
  test.each(decided.map(([group, row, ...names]) => ({ group, row, names })))(
    '$group',
    ({ row, names }) => {
      const wanted = row.split(' ').map((sign) => grants[sign as keyof typeof grants]);
      for (const name of names)
        expect([
          name,
          ...columns.map(([role, template]) => rightsOf(role, template).grants[name]),
        ]).toEqual([name, ...wanted]);
    },
  );

  test('covers every capability', () => {
    const named = decided.flatMap(([, , ...names]) => names);
    expect(named.toSorted()).toEqual(capabilities.toSorted());
    for (const [role, template] of columns)
      expect(Object.values(rightsOf(role, template).grants)).not.toContain(undefined);
  });

  test('has a column for every role and template', () => {
    const named = new Set(columns.map(([role, template]) => columnOf(role, template)));
    expect(named.size).toBe(roles.length - 1 + staffTemplates.length);
  });

  test('allows reductions of up to 30 % by supervisors and 5 % by cashiers without approval', () => {
    const free = columns.map(([role, template]) => rightsOf(role, template).discount_free_rate);
    expect(free).toEqual([0, 0, 0, 10_000, 3_000, 500, 0, 0, 0, 0]);
  });
});
