import type { SearchPage } from '@servery/api';

/** A page that can be marked, whoever looks. */
export type Page = Omit<SearchPage, 'isBookmarked'>;

/** Whether a page belongs to the template and not to the back office. */
export const isTemplatePage = ({ link }: Pick<Page, 'link'>): boolean =>
  /^\/(?:apps|page-layout|misc|access-control)(?:\/|$)/.test(link) ||
  /^\/pages\/(?:login|register|forgot-password|reset-password|verify-email|two-steps)-/.test(link);

type Row = readonly [id: number, target: string, title: string, icon: string, link: string];

// An id is never given twice, and a page keeps the one it has: bookmarks are kept by it.
const rows: readonly Row[] = [
  [1, 'live-orders', 'Live orders', 'receipt', '/orders/live'],
  [2, 'order-history', 'Order history', 'clock', '/orders/history'],
  [3, 'account', 'Account', 'user', '/account'],
  [4, 'password', 'Password', 'lock', '/account/password'],
  [5, 'devices', 'Devices', 'phone', '/account/devices'],
  [6, 'notifications', 'Notifications', 'bell', '/account/notifications'],
  [7, 'access-control', 'Access control', 'lock', '/access-control'],
  [8, 'collapse-menu', 'Collapsed menu', 'menu', '/page-layout/collapse-menu'],
  [9, 'layout-boxed', 'Boxed layout', 'menu', '/page-layout/layout-boxed'],
  [10, 'without-menu', 'Without menu', 'menu', '/page-layout/without-menu'],
  [11, 'layout-empty', 'Empty layout', 'menu', '/page-layout/layout-empty'],
  [12, 'layout-blank', 'Blank layout', 'menu', '/page-layout/layout-blank'],
  [13, 'login-basic', 'Login, basic', 'user', '/pages/login-basic'],
  [14, 'login-cover', 'Login, cover', 'user', '/pages/login-cover'],
  [15, 'register-basic', 'Register, basic', 'user', '/pages/register-basic'],
  [16, 'register-cover', 'Register, cover', 'user', '/pages/register-cover'],
  [17, 'register-multi-steps', 'Register in steps', 'user', '/pages/register-multi-steps'],
  [18, 'forgot-password-basic', 'Forgot password, basic', 'lock', '/pages/forgot-password-basic'],
  [19, 'forgot-password-cover', 'Forgot password, cover', 'lock', '/pages/forgot-password-cover'],
  [20, 'reset-password-basic', 'Reset password, basic', 'lock', '/pages/reset-password-basic'],
  [21, 'reset-password-cover', 'Reset password, cover', 'lock', '/pages/reset-password-cover'],
  [22, 'verify-email-basic', 'Verify e-mail, basic', 'success', '/pages/verify-email-basic'],
  [23, 'verify-email-cover', 'Verify e-mail, cover', 'success', '/pages/verify-email-cover'],
  [24, 'two-steps-basic', 'Two steps, basic', 'success', '/pages/two-steps-basic'],
  [25, 'two-steps-cover', 'Two steps, cover', 'success', '/pages/two-steps-cover'],
  [26, 'coming-soon', 'Coming soon', 'clock', '/misc/coming-soon'],
  [27, 'not-authorized', 'Not authorized', 'lock', '/misc/not-authorized'],
  [28, 'maintenance', 'Under maintenance', 'settings', '/misc/maintenance'],
  [29, 'error', 'Page not found', 'error', '/misc/error'],
  [30, 'shop', 'Shop', 'bag', '/apps/ecommerce/shop'],
  [31, 'menu-settings', 'Menu settings', 'utensils', '/pages/menu'],
  [32, 'categories', 'Categories', 'utensils', '/pages/menu/category'],
  [33, 'food-menus', 'Food Menus', 'utensils', '/pages/menu/food_menu'],
  [34, 'food-options', 'Food Options', 'utensils', '/pages/menu/food_option'],
  [35, 'menu-preview', 'Menu as guests see it', 'utensils', '/pages/menu/preview'],
  [36, 'tables', 'Tables', 'table', '/pages/setting/table'],
  [37, 'kitchen-zones', 'Kitchen Zone', 'settings', '/pages/setting/kitchen_zone'],
  [38, 'kitchen', 'Kitchen display', 'bell', '/kitchen'],
  [39, 'queue', 'Queue', 'customers', '/queue'],
  [40, 'printers', 'Printers', 'printer', '/pages/setting/printer'],
  [41, 'receipts', 'Receipts', 'receipt', '/pages/setting/receipt'],
  [42, 'print-queue', 'Print queue', 'printer', '/printing'],
  [43, 'media', 'Pictures', 'image', '/media'],
  [44, 'floor-plan', 'Floor plan', 'table', '/pages/setting/table/plan'],
  [45, 'reservations', 'Reservations', 'calendar', '/reservations'],
  [57, 'shared-devices', 'Shared devices', 'phone', '/pages/setting/device'],
  [46, 'booking-settings', 'Booking settings', 'settings', '/reservations/settings'],
  [47, 'todo', 'To-do', 'success', '/apps/todo'],
  [51, 'kanban', 'Kanban', 'table', '/apps/kanban'],
  [48, 'calendar', 'Calendar', 'calendar', '/apps/calendar'],
  [52, 'email', 'E-mail', 'file', '/apps/email'],
  [49, 'chat', 'Chat', 'customers', '/apps/chat'],
  [53, 'invoices', 'Invoices', 'receipt', '/apps/invoice/list'],
  [54, 'invoice-add', 'New invoice', 'receipt', '/apps/invoice/add'],
  [55, 'invoice-preview', 'Invoice preview', 'receipt', '/apps/invoice/preview'],
  [56, 'invoice-edit', 'Edit an invoice', 'receipt', '/apps/invoice/edit'],
];

/** Every page that can be found and marked; what an app does not have it does not show. */
export const pages: readonly Page[] = rows.map(([id, target, title, icon, link]) => ({
  id,
  target,
  title,
  icon,
  link,
}));
