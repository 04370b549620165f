import type { RequestHandler } from 'msw';

interface Sample {
  handlers: readonly RequestHandler[];
}

/**
 * The loaders of the samples by the path prefix of their requests. Each loads with the first of
 * them.
 */
const samples: Readonly<Record<string, () => Promise<Sample>>> = {
  '/auth/': async () => (await import('@servery/auth/mocks')).authMocks,
  '/misc/': async () => (await import('@servery/auth/mocks')).authMocks,
  '/apps/ecommerce/': async () => (await import('@servery/shop/mocks')).shopMocks,
  '/apps/calendar/': async () => (await import('@servery/calendar/mocks')).calendarMocks,
  '/apps/chat/': async () => (await import('@servery/chat/mocks')).chatMocks,
  '/apps/email/': async () => (await import('@servery/email/mocks')).emailMocks,
  '/apps/invoice/': async () => (await import('@servery/invoices/mocks')).invoicesMocks,
  '/api/invoice/': async () => (await import('@servery/invoices/mocks')).invoicesMocks,
  '/apps/kanban/': async () => (await import('@servery/kanban/mocks')).kanbanMocks,
  '/apps/todo/': async () => (await import('@servery/todo/mocks')).todoMocks,
  '/blog/': async () => (await import('@servery/blog/mocks')).blogMocks,
  '/faq/': async () => (await import('@servery/help/mocks')).helpMocks,
  '/developer/': async () => (await import('@servery/developer/mocks')).developerMocks,
  '/modal-examples/': async () => (await import('@servery/modals/mocks')).modalsMocks,
  '/api/select/': async () => (await import('@servery/lists/mocks')).listsMocks,
  '/api/autocomplete/': async () => (await import('@servery/lists/mocks')).listsMocks,
  '/profile/': async () => (await import('@servery/profile/mocks')).profileMocks,
  '/pricing/': async () => (await import('@servery/pricing/mocks')).pricingMocks,
  '/account-setting/': async () => (await import('@servery/users/mocks')).usersMocks,
  '/apps/permissions/': async () => (await import('@servery/users/mocks')).usersMocks,
  '/apps/roles/': async () => (await import('@servery/users/mocks')).usersMocks,
  '/apps/users/': async () => (await import('@servery/users/mocks')).usersMocks,
  '/api/users/': async () => (await import('@servery/users/mocks')).usersMocks,
};

/** Returns the handlers of the template app that a path belongs to; none for any other path. */
export const sampleOf = async (path: string): Promise<Sample['handlers']> => {
  const begin = Object.keys(samples).find((each) => path.startsWith(each));
  return begin ? (await samples[begin]!()).handlers : [];
};
