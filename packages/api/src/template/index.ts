/** The calls of the template apps: they have the in-browser host alone. A feature's calls stand in a file of its own beside this one. */
export * from './auth.ts';
export * from './email.ts';
export * from './mail.ts';
export * from './chat.ts';
export * from './calendar.ts';
export * from './invoices.ts';
export * from './kanban.ts';
export * from './richText.ts';
export * from './shop.ts';
export * from './todo.ts';
