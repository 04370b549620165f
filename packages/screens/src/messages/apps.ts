import { defineMessages } from './define.ts';

/** The names of the template apps. */
export const appMessages = defineMessages({
  access: { id: 'screens.app.access', defaultMessage: 'Access control' },
  accountSettings: { id: 'screens.app.accountSettings', defaultMessage: 'Account settings' },
  apiKeys: { id: 'screens.app.apiKeys', defaultMessage: 'API keys' },
  blog: { id: 'screens.app.blog', defaultMessage: 'Blog' },
  calendar: { id: 'screens.app.calendar', defaultMessage: 'Calendar' },
  chat: { id: 'screens.app.chat', defaultMessage: 'Chat' },
  faq: { id: 'screens.app.faq', defaultMessage: 'FAQ' },
  invoices: { id: 'screens.app.invoices', defaultMessage: 'Invoices' },
  kanban: { id: 'screens.app.kanban', defaultMessage: 'Kanban' },
  knowledge: { id: 'screens.app.knowledge', defaultMessage: 'Knowledge base' },
  licence: { id: 'screens.app.licence', defaultMessage: 'Licence' },
  lists: { id: 'screens.app.lists', defaultMessage: 'Select and autocomplete' },
  modals: { id: 'screens.app.modals', defaultMessage: 'Modal examples' },
  permissions: { id: 'screens.app.permissions', defaultMessage: 'Permissions' },
  pricing: { id: 'screens.app.pricing', defaultMessage: 'Pricing' },
  roles: { id: 'screens.app.roles', defaultMessage: 'Roles' },
  shop: { id: 'screens.app.shop', defaultMessage: 'Shop' },
  todo: { id: 'screens.app.todo', defaultMessage: 'To-do' },
  twoSteps: { id: 'screens.app.twoSteps', defaultMessage: 'Two-step verification' },
  users: { id: 'screens.app.users', defaultMessage: 'Users' },
});
