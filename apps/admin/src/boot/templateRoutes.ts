import type { Access, Route, Stand } from './places.ts';
import type { templateScreens } from './templateScreens.ts';

type Name = keyof typeof templateScreens;

const load =
  (name: Name): Route['load'] =>
  async () =>
    (await import('./templateScreens.ts')).templateScreens[name]();

/** A place inside the shell, for whoever is signed in. */
const inside = (path: string, name: Name, more?: Partial<Route>): Route => ({
  path,
  access: 'session',
  load: load(name),
  isTemplate: true,
  ...more,
});

/** A page alone, for everybody. */
const alone = (path: string, name: Name, access: Access = 'public') =>
  inside(path, name, { access, isBlank: true });

/** Several places of one screen. */
const app = (name: Name, ...paths: string[]) => {
  const screen = { load: load(name), screen: name };
  return paths.map((path) => inside(path, name, screen));
};

const flows = [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
  'two-steps',
];
const miscellany = ['coming-soon', 'not-authorized', 'maintenance', 'error'];

const layouts: Record<string, Stand> = {
  'collapse-menu': { menu: 'collapsed' },
  'layout-boxed': { width: 'boxed' },
  'without-menu': { menu: 'none' },
  'layout-empty': {},
};

/** The places of the template. A build without the template has none of this. */
export const templateRoutes = (): readonly Route[] => [
  ...flows
    .flatMap((flow) => [`${flow}-basic`, `${flow}-cover`])
    .map((page) => alone(`/pages/${page}`, 'auth')),
  alone('/pages/register-multi-steps', 'auth'),
  alone('/register', 'auth', 'guest'),
  alone('/forgot-password', 'auth', 'guest'),
  ...miscellany.map((page) => alone(`/misc/${page}`, 'misc')),
  alone('/auth/not-auth', 'misc'),
  ...Object.entries(layouts).map(([page, stand]) =>
    inside(`/page-layout/${page}`, 'layout', { stand }),
  ),
  alone('/page-layout/layout-blank', 'layout'),
  inside('/apps/ecommerce/shop', 'shop'),
  ...app('calendar', '/apps/calendar'),
  ...app('email', '/apps/email', '/apps/email/:folder', '/apps/email/label/:label').map(
    (route): Route => ({ ...route, stand: { fills: true } }),
  ),
  inside('/apps/invoice/list', 'invoiceList'),
  inside('/apps/invoice/preview', 'invoicePreview'),
  inside('/apps/invoice/preview/:id', 'invoicePreview'),
  inside('/apps/invoice/edit', 'invoiceEditor'),
  inside('/apps/invoice/edit/:id', 'invoiceEditor'),
  inside('/apps/invoice/add', 'invoiceEditor'),
  alone('/apps/invoice/print', 'invoicePrint', 'session'),
  inside('/apps/kanban', 'kanban', { stand: { fills: true } }),
  ...app('todo', '/apps/todo', '/apps/todo/:filter', '/apps/todo/tag/:tag'),
  inside('/apps/chat', 'chat', { stand: { fills: true } }),
  inside('/access-control', 'access'),
];
