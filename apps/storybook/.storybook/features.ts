import type { Feature } from '../src/feature.ts';

type Hosts = Record<string, () => Promise<Feature>>;

/** The back office, whose features call each other's endpoints. */
const backOffice: Hosts = {
  merchants: async () => (await import('@servery/merchants/mocks')).merchantsMocks,
  staff: async () => (await import('@servery/staff/mocks')).staffMocks,
  setup: async () => (await import('@servery/setup/mocks')).setupMocks,
  settings: async () => (await import('@servery/settings/mocks')).settingsMocks,
  payments: async () => (await import('@servery/payments/mocks')).paymentsMocks,
  drawer: async () => (await import('@servery/drawer/mocks')).drawerMocks,
  reports: async () => (await import('@servery/reports/mocks')).reportsMocks,
  orders: async () => (await import('@servery/orders/mocks')).ordersMocks,
  search: async () => (await import('@servery/search/mocks')).searchMocks,
  menu: async () => (await import('@servery/menu/mocks')).menuMocks,
  tables: async () => (await import('@servery/tables/mocks')).tablesMocks,
  queue: async () => (await import('@servery/queue/mocks')).queueMocks,
  kitchen: async () => (await import('@servery/kitchen/mocks')).kitchenMocks,
  printing: async () => (await import('@servery/printing/mocks')).printingMocks,
  media: async () => (await import('@servery/media/mocks')).mediaMocks,
  reservations: async () => (await import('@servery/reservations/mocks')).reservationsMocks,
  guest: async () => (await import('@servery/guest/mocks')).guestMocks,
  dashboard: async () => (await import('@servery/dashboard/mocks')).dashboardMocks,
};

/** The template's apps, each of which needs only its own. */
const templateApps: Hosts = {
  auth: async () => (await import('@servery/auth/mocks')).authMocks,
  shop: async () => (await import('@servery/shop/mocks')).shopMocks,
  todo: async () => (await import('@servery/todo/mocks')).todoMocks,
  email: async () => (await import('@servery/email/mocks')).emailMocks,
  chat: async () => (await import('@servery/chat/mocks')).chatMocks,
  kanban: async () => (await import('@servery/kanban/mocks')).kanbanMocks,
  calendar: async () => (await import('@servery/calendar/mocks')).calendarMocks,
  invoices: async () => (await import('@servery/invoices/mocks')).invoicesMocks,
  help: async () => (await import('@servery/help/mocks')).helpMocks,
  blog: async () => (await import('@servery/blog/mocks')).blogMocks,
  profile: async () => (await import('@servery/profile/mocks')).profileMocks,
  pricing: async () => (await import('@servery/pricing/mocks')).pricingMocks,
  developer: async () => (await import('@servery/developer/mocks')).developerMocks,
  modals: async () => (await import('@servery/modals/mocks')).modalsMocks,
  lists: async () => (await import('@servery/lists/mocks')).listsMocks,
  users: async () => (await import('@servery/users/mocks')).usersMocks,
};

/** The folders of the packages whose stories are tested; undefined in Storybook itself. */
const tested = (import.meta.env.SERVERY_STORIES as string | undefined)?.split(',');
const appOf = (folder: string) => /\/template\/(\w+)$/.exec(folder)?.[1];

function needed(): Hosts {
  if (!tested) return { ...backOffice, ...templateApps };
  const apps = new Set(tested.map(appOf));
  return {
    ...(apps.has(undefined) && backOffice),
    ...Object.fromEntries(Object.entries(templateApps).filter(([name]) => apps.has(name))),
  };
}

/**
 * Loads the mock handlers and resets of each feature. `accountMocks` comes last, because its
 * `/admin/:role/:id` matches many other paths.
 */
async function loadFeatures(): Promise<readonly Feature[]> {
  const [{ accountMocks, accountWrites }, ...others] = await Promise.all([
    import('@servery/account/mocks'),
    ...Object.values(needed()).map((load) => load()),
  ]);
  return [accountWrites, ...others, accountMocks];
}

/** The mock hosts that stories run on: none for the kit's, which call no endpoints. */
export const features = tested?.join() === 'packages/ui' ? Promise.resolve([]) : loadFeatures();
