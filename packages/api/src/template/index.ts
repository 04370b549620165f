/**
 * The endpoints of the template apps. They have only an in-browser host. Each app's endpoints are
 * in their own file in this folder.
 */
export * from './accountSettings.ts';
export * from './apiKeys.ts';
export * from './auth.ts';
export * from './blog.ts';
export * from './email.ts';
export * from './knowledge.ts';
export * from './lists.ts';
export * from './mail.ts';
export * from './chat.ts';
export * from './calendar.ts';
export * from './faq.ts';
export * from './invoices.ts';
export * from './kanban.ts';
export * from './modalForms.ts';
export * from './modals.ts';
export * from './permissions.ts';
export * from './pricing.ts';
export * from './profile.ts';
export * from './richText.ts';
export * from './roles.ts';
export * from './shop.ts';
export * from './todo.ts';
export * from './userAccounts.ts';
export * from './users.ts';
