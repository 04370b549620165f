import { defineMessages } from './define.ts';

/** The names of the template apps. */
export const appMessages = defineMessages({
  access: { id: 'screens.app.access', defaultMessage: 'Access control' },
  apiKeys: { id: 'screens.app.apiKeys', defaultMessage: 'API keys' },
  calendar: { id: 'screens.app.calendar', defaultMessage: 'Calendar' },
  chat: { id: 'screens.app.chat', defaultMessage: 'Chat' },
  faq: { id: 'screens.app.faq', defaultMessage: 'FAQ' },
  invoices: { id: 'screens.app.invoices', defaultMessage: 'Invoices' },
  kanban: { id: 'screens.app.kanban', defaultMessage: 'Kanban' },
  knowledge: { id: 'screens.app.knowledge', defaultMessage: 'Knowledge base' },
  licence: { id: 'screens.app.licence', defaultMessage: 'Licence' },
  permissions: { id: 'screens.app.permissions', defaultMessage: 'Permissions' },
  pricing: { id: 'screens.app.pricing', defaultMessage: 'Pricing' },
  shop: { id: 'screens.app.shop', defaultMessage: 'Shop' },
  todo: { id: 'screens.app.todo', defaultMessage: 'To-do' },
  twoSteps: { id: 'screens.app.twoSteps', defaultMessage: 'Two-step verification' },
  users: { id: 'screens.app.users', defaultMessage: 'Users' },
});
