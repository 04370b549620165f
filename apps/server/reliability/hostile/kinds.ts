import type { AnyEndpoint } from '@servery/api';

/** The kind of object that an id in a path names, by the first entry that is part of the path. */
const namedIn: readonly (readonly [part: string, kind: string])[] = [
  ['/admin/table', 'table_id'],
  ['occupy_status', 'table_id'],
  ['cart', 'cart_id'],
  ['/admin/category', 'category_id'],
  ['/admin/option_item', 'choice_id'],
  ['/admin/option', 'group_id'],
  ['kitchen_zone', 'zone_id'],
  ['payment_option', 'option_id'],
  ['/admin/drawer', 'drawer_id'],
  ['merchant_employee', 'employee_id'],
  ['/admin/attendance', 'attendance_id'],
  ['/admin/shift', 'shift_id'],
  ['/admin/menu', 'menu_id'],
  ['print_agent', 'agent_id'],
  ['print_job', 'job_id'],
  ['/admin/printer', 'printer_id'],
  ['/admin/media', 'image_id'],
  ['/admin/merchant/document', 'document_id'],
  ['/admin/merchant/account', 'merchant_id'],
  ['queue_entry', 'entry_id'],
  ['/admin/queue', 'queue_id'],
  ['/admin/reservation', 'reservation_id'],
  ['/admin/experience', 'experience_id'],
  ['order', 'order_id'],
];

/** Returns the kind of object that the ids in a path name. */
export const namedBy = ({ path }: AnyEndpoint): string =>
  namedIn.find(([part]) => path.includes(part))?.[1] ?? 'staff_id';

/** Returns the kind of object that a token at a public endpoint names. */
export const openedBy = ({ path }: AnyEndpoint): string => {
  if (path.includes('guest')) return 'table_token';
  if (path.startsWith('/booking')) return 'booking_token';
  if (path.startsWith('/book')) return 'page_token';
  return /queue_place|leave_queue/.test(path) ? 'entry_token' : 'queue_token';
};

/** Returns the kind of object that a plain `id` in a body names. */
const plain = ({ path }: AnyEndpoint): string | undefined => {
  if (path.includes('guest_order')) return 'cart_id';
  if (path.includes('menu_bulk')) return 'menu_id';
  if (/\/merchant\/(?:setting|update|info)/.test(path)) return 'merchant_id';
  if (path.includes('kitchen_display')) return 'line_id';
  return path === '/admin/option' ? 'group_id' : undefined;
};

/** Returns the kind of object that `ids` in a body name. */
const listed = ({ path }: AnyEndpoint): string | undefined => {
  if (path.includes('category')) return 'category_id';
  if (path.includes('option')) return 'group_id';
  return path.includes('menu') ? 'menu_id' : undefined;
};

const meanings: Record<string, string> = {
  agents: 'platform_agent_id',
  to_id: 'platform_agent_id',
  target_id: 'order_id',
  object_id: 'order_id',
  payment_option_id: 'option_id',
  to_table_id: 'table_id',
  table_ids: 'table_id',
  other_id: 'entry_id',
  parent_id: 'category_id',
  category_ids: 'category_id',
  item_ids: 'menu_id',
  menu_ids: 'menu_id',
  fallback_id: 'printer_id',
  fallback_printer_id: 'printer_id',
  except_id: 'reservation_id',
};

/**
 * Returns the kind of object that a field of an endpoint names; by default the field's own name.
 */
export function meaningOf(to: AnyEndpoint, field: string): string {
  if (field === 'token') return openedBy(to);
  if (field === 'id') return plain(to) ?? field;
  if (field === 'ids') return listed(to) ?? field;
  if (field === 'option_ids') return 'group_id';
  if (field === 'from_id' && to.path.startsWith('/admin/agent/')) return 'platform_agent_id';
  return meanings[field] ?? field;
}
