import type { FrameOptions, PlainEntry, Screen } from './screen.ts';

/** The entry of a screen, for the API’s list of pages: a build of the app drops it (`build/splitEntries.ts`). */
const entry = (id: number, icon: string, title: string): PlainEntry => ({ id, icon, title });

type At<Path extends string> = Screen & { path: Path };

/** A screen inside the shell, for anyone who is signed in. */
const inside = <const Path extends string>(
  path: Path,
  page: string,
  found?: PlainEntry,
  more?: Partial<Screen>,
): At<Path> => ({
  access: 'session',
  page: `template/${page}`,
  entry: found,
  feature: 'template_apps',
  isTemplate: true,
  ...more,
  path,
});

/** A page without the shell, for anyone. */
const alone = <const Path extends string>(
  path: Path,
  page: string,
  found?: PlainEntry,
  access: Screen['access'] = 'public',
): At<Path> => inside(path, page, found, { access, isBlank: true });

const auth = <const Name extends string>(
  name: Name,
  found: PlainEntry | undefined,
): At<`/pages/${Name}`> => alone(`/pages/${name}`, 'Auth', found);

const misc = <const Name extends string>(
  name: Name,
  found: PlainEntry | undefined,
): At<`/misc/${Name}`> => alone(`/misc/${name}`, 'Misc', found);

const demo = <const Name extends string>(
  name: Name,
  frame: FrameOptions,
  found: PlainEntry | undefined,
): At<`/page-layout/${Name}`> => inside(`/page-layout/${name}`, 'Layout', found, { frame });

const fills: Partial<Screen> = { frame: { fills: true } };
const todo: Partial<Screen> = { screen: 'todo' };
const email: Partial<Screen> = { screen: 'email', ...fills };

/** All screens of the template apps. Builds without them contain none of this. */
export const templateScreens = () => ({
  'access-control': inside('/access-control', 'Access', entry(7, 'lock', 'Access control')),
  'access-analytics': inside('/access-control/analytics', 'AccessAnalytics', undefined, {
    access: 'dashboard.view',
  }),
  'collapse-menu': demo('collapse-menu', { menu: 'collapsed' }, entry(8, 'menu', 'Collapsed menu')),
  'layout-boxed': demo('layout-boxed', { width: 'boxed' }, entry(9, 'menu', 'Boxed layout')),
  'without-menu': demo('without-menu', { menu: 'none' }, entry(10, 'menu', 'Without menu')),
  'layout-empty': demo('layout-empty', {}, entry(11, 'menu', 'Empty layout')),
  'layout-blank': alone('/page-layout/layout-blank', 'Layout', entry(12, 'menu', 'Blank layout')),
  'login-basic': auth('login-basic', entry(13, 'user', 'Sign in, basic')),
  'login-cover': auth('login-cover', entry(14, 'user', 'Sign in, cover')),
  'register-basic': auth('register-basic', entry(15, 'user', 'Register, basic')),
  'register-cover': auth('register-cover', entry(16, 'user', 'Register, cover')),
  'register-multi-steps': auth('register-multi-steps', entry(17, 'user', 'Register, multi-step')),
  'forgot-password-basic': auth(
    'forgot-password-basic',
    entry(18, 'lock', 'Forgot password, basic'),
  ),
  'forgot-password-cover': auth(
    'forgot-password-cover',
    entry(19, 'lock', 'Forgot password, cover'),
  ),
  'reset-password-basic': auth('reset-password-basic', entry(20, 'lock', 'Reset password, basic')),
  'reset-password-cover': auth('reset-password-cover', entry(21, 'lock', 'Reset password, cover')),
  'verify-email-basic': auth('verify-email-basic', entry(22, 'success', 'Verify email, basic')),
  'verify-email-cover': auth('verify-email-cover', entry(23, 'success', 'Verify email, cover')),
  'two-steps-basic': auth('two-steps-basic', entry(24, 'success', 'Two-step verification, basic')),
  'two-steps-cover': auth('two-steps-cover', entry(25, 'success', 'Two-step verification, cover')),
  register: alone('/register', 'Auth', undefined, 'guest'),
  'forgot-password': alone('/forgot-password', 'Auth', undefined, 'guest'),
  'coming-soon': misc('coming-soon', entry(26, 'clock', 'Coming soon')),
  'not-authorized': misc('not-authorized', entry(27, 'lock', 'Not authorized')),
  maintenance: misc('maintenance', entry(28, 'settings', 'Under maintenance')),
  error: misc('error', entry(29, 'error', 'Page not found')),
  'not-auth': alone('/auth/not-auth', 'Misc'),
  shop: inside('/apps/ecommerce/shop', 'Shop', entry(30, 'bag', 'Shop')),
  todo: inside('/apps/todo', 'Todo', entry(47, 'success', 'To-do'), todo),
  'todo-filter': inside('/apps/todo/:filter', 'Todo', undefined, todo),
  'todo-tag': inside('/apps/todo/tag/:tag', 'Todo', undefined, todo),
  kanban: inside('/apps/kanban', 'Kanban', entry(51, 'table', 'Kanban'), fills),
  calendar: inside('/apps/calendar', 'Calendar', entry(48, 'calendar', 'Calendar')),
  email: inside('/apps/email', 'Email', entry(52, 'file', 'Email'), email),
  'email-folder': inside('/apps/email/:folder', 'Email', undefined, email),
  'email-label': inside('/apps/email/label/:label', 'Email', undefined, email),
  chat: inside('/apps/chat', 'Chat', entry(49, 'customers', 'Chat'), fills),
  invoices: inside('/apps/invoice/list', 'InvoiceList', entry(53, 'receipt', 'Invoices')),
  'invoice-add': inside('/apps/invoice/add', 'InvoiceEditor', entry(54, 'receipt', 'New invoice')),
  'invoice-preview': inside(
    '/apps/invoice/preview',
    'InvoicePreview',
    entry(55, 'receipt', 'Invoice preview'),
  ),
  'invoice-preview-of': inside('/apps/invoice/preview/:id', 'InvoicePreview'),
  'invoice-edit': inside(
    '/apps/invoice/edit',
    'InvoiceEditor',
    entry(56, 'receipt', 'Edit invoice'),
  ),
  'invoice-edit-of': inside('/apps/invoice/edit/:id', 'InvoiceEditor'),
  'invoice-print': alone('/apps/invoice/print', 'InvoicePrint', undefined, 'session'),
  'user-list': inside('/apps/user/list', 'UserList', entry(120, 'customers', 'Users')),
  'user-view': inside('/apps/user/view', 'UserView', entry(122, 'user', 'User')),
  'user-view-of': inside('/apps/user/view/:id', 'UserView'),
  faq: inside('/pages/faq', 'Faq', entry(125, 'help', 'FAQ')),
  'knowledge-base': inside(
    '/pages/knowledge-base',
    'Knowledge',
    entry(127, 'help', 'Knowledge base'),
  ),
  'knowledge-category': inside('/pages/knowledge-base/:category', 'Knowledge'),
  'knowledge-question': inside('/pages/knowledge-base/:category/:question', 'Knowledge'),
  'blog-list': inside('/pages/blog/list', 'BlogList', entry(133, 'file', 'Blog')),
  'blog-detail': inside('/pages/blog/detail', 'BlogPost', entry(134, 'file', 'Blog post')),
  'blog-detail-of': inside('/pages/blog/detail/:id', 'BlogPost'),
  'blog-edit': inside('/pages/blog/edit', 'BlogEdit', entry(135, 'file', 'Edit blog post')),
  'blog-edit-of': inside('/pages/blog/edit/:id', 'BlogEdit'),
  pricing: inside('/pages/pricing', 'Pricing', entry(126, 'card', 'Pricing')),
  license: inside('/pages/license', 'Licence', entry(128, 'file', 'Licence')),
  'api-key': inside('/pages/api-key', 'ApiKeys', entry(129, 'lock', 'API keys')),
  profile: inside('/pages/profile', 'Profile', entry(131, 'user', 'Profile')),
  'account-settings': inside(
    '/pages/account-settings',
    'AccountSettings',
    entry(132, 'settings', 'Account settings'),
  ),
  roles: inside('/apps/roles', 'RoleList', entry(123, 'lock', 'Roles')),
  'modal-examples': inside('/pages/modal-examples', 'Modals', entry(130, 'menu', 'Modal examples')),
  'select-example': inside(
    '/forms/elements/select',
    'Lists',
    entry(136, 'search', 'Select and autocomplete'),
  ),
  'autocomplete-example': inside('/components/auto-complete', 'Lists'),
  permissions: inside('/apps/permissions', 'PermissionList', entry(121, 'lock', 'Permissions')),
});
