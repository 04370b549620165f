import type { Capability, Grant, Rights, Role, StaffTemplate } from '@servery/api';

/** A column of the matrix: a role, or the template of a staff member. */
export type Column = Exclude<Role, 'staff'> | StaffTemplate;

const columns = [
  'admin',
  'agent',
  'supermerchant',
  'merchant',
  'supervisor',
  'cashier',
  'waiter',
  'kitchen',
  'host',
  'marketing',
] as const satisfies readonly Column[];

const grants: Record<string, Grant> = { A: 'allow', P: 'approve', '-': 'deny' };

/** One letter per column: A allow, P approval by PIN, - deny. */
const matrix: Record<Capability, string> = {
  'order.view': /*             */ 'A A A A A A A A A -',
  'order.create': /*           */ '- - - A A A A - - -',
  'order.edit': /*             */ '- - - A A A A - - -',
  'order.edit_after_bill': /*  */ '- - - A A P - - - -',
  'order.accept': /*           */ '- - - A A A - - - -',
  'order.serve': /*            */ '- - - A A A A - - -',
  'order.complete': /*         */ '- - - A A A - - - -',
  'order.claim': /*            */ '- - - A A A A - - -',
  'order.void_line': /*        */ '- - - A A A A - - -',
  'order.void_sent_line': /*   */ '- - - A A P P - - -',
  'order.comp': /*             */ '- - - A A P P - - -',
  'order.void': /*             */ '- - - A A P - - - -',
  'order.cancel': /*           */ 'A - - A A P - - - -',
  'order.combine': /*          */ '- - - A A A A - - -',
  'order.split': /*            */ '- - - A A A A - - -',
  'order.replace': /*          */ '- - - A A A - - - -',
  'order.owner': /*            */ '- - - A A P - - - -',
  'order.reopen': /*           */ '- - - A P - - - - -',
  'order.discount': /*         */ '- - - A P P P - - -',
  'payment.take': /*           */ '- - - A A A - - - -',
  'payment.reverse': /*        */ '- - - A P - - - - -',
  'refund.request': /*         */ 'A - - A A A - - - -',
  'shift.use': /*              */ '- - - A A A - - - -',
  'shift.manage': /*           */ '- - - A A - - - - -',
  'shift.variance': /*         */ '- - - A A P - - - -',
  'day.close': /*              */ '- - - A A - - - - -',
  'report.financial': /*       */ 'A A A A - - - - - -',
  'kitchen.bump': /*           */ '- - - A A - - A - -',
  'member.view': /*            */ 'A A A A A A - - A A',
  'merchant.view': /*          */ 'A A A A A A A A A A',
  'menu.edit': /*              */ 'A A A A A - - - - -',
  'menu.price': /*             */ 'A - A A P - - - - -',
  'menu.availability': /*      */ 'A - A A A A A A - -',
  'table.edit': /*             */ 'A A A A A - - - - -',
  'table.occupy': /*           */ '- - - A A A A - A -',
  'table.move': /*             */ '- - - A A A A - A -',
  'queue.manage': /*           */ '- - - A A A - - A -',
  'kitchen.edit': /*           */ 'A A A A A - - - - -',
  'print.settings': /*         */ 'A A A A - - - - - -',
  'print.bill': /*             */ '- - - A A A A - - -',
  'print.job': /*              */ '- - - A A A - A - -',
  'media.edit': /*             */ 'A A A A A - - - - A',
  'device.manage': /*          */ 'A - - A A - - - - -',
  'merchant.list': /*          */ 'A A A - - - - - - -',
  'merchant.manage': /*        */ 'A A - - - - - - - -',
  'merchant.approve': /*       */ 'A - - - - - - - - -',
  'merchant.profile': /*       */ 'A A A A - - - - - -',
  'merchant.view_as': /*       */ 'A A A - - - - - - -',
  'merchant.push': /*          */ 'A - A - - - - - - -',
  'merchant.export': /*        */ 'A - - A - - - - - -',
  'setting.edit': /*           */ 'A A A A - - - - - -',
  'payment.options': /*        */ 'A A A A - - - - - -',
  'feature.toggle': /*         */ 'A - A A - - - - - -',
  'staff.manage': /*           */ 'A - A A - - - - - -',
  'attendance.clock': /*       */ '- - - A A A A A A A',
  'attendance.manage': /*      */ 'A - A A A - - - - -',
  'platform.manage': /*        */ 'A - - - - - - - - -',
  'dashboard.view': /*         */ 'A A A A A - - - - -',
};

/** The manual discounts that need no approval, in hundredths of a percent. */
const freeDiscount: Partial<Record<Column, number>> = {
  merchant: 10_000,
  supervisor: 3_000,
  cashier: 500,
};

/** Returns the matrix column of a person. */
export const columnOf = (role: Role, template: StaffTemplate | null): Column =>
  role === 'staff' ? (template ?? 'waiter') : role;

/** The grants and limits that one person has instead of those of their role or template. */
export interface PersonalRights {
  grants: Partial<Record<Capability, Grant>>;
  /** In hundredths of a percent; null for the limit of the role or template. */
  discount_free_rate: number | null;
}

/** The rights of a person without any of their own. */
export const noPersonalRights: PersonalRights = { grants: {}, discount_free_rate: null };

/** Returns the rights of a role and template, with those of the person in place of them. */
export function rightsOf(
  role: Role,
  template: StaffTemplate | null,
  own: PersonalRights = noPersonalRights,
): Rights {
  const column = columnOf(role, template);
  const at = columns.indexOf(column);
  return {
    grants: {
      ...(Object.fromEntries(
        Object.entries(matrix).map(([name, row]) => [name, grants[row.split(' ')[at] ?? '-']]),
      ) as Rights['grants']),
      ...own.grants,
    },
    discount_free_rate: own.discount_free_rate ?? freeDiscount[column] ?? 0,
  };
}

/** The capabilities that a PIN can approve: those of which some role needs approval. */
export const approvable: ReadonlySet<Capability> = new Set(
  (Object.keys(matrix) as Capability[]).filter((name) => matrix[name].includes('P')),
);
