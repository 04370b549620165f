/** The template's screens, a step away from the start of the page like those of `screens.ts`. */
export const templateScreens = {
  access: () => import('../pages/template/AccessPage.tsx'),
  auth: () => import('../pages/template/AuthPage.tsx'),
  calendar: () => import('../pages/template/CalendarPage.tsx'),
  chat: () => import('../pages/template/ChatPage.tsx'),
  email: () => import('../pages/template/EmailPage.tsx'),
  invoiceEditor: () => import('../pages/template/InvoiceEditorPage.tsx'),
  invoiceList: () => import('../pages/template/InvoiceListPage.tsx'),
  invoicePreview: () => import('../pages/template/InvoicePreviewPage.tsx'),
  invoicePrint: () => import('../pages/template/InvoicePrintPage.tsx'),
  kanban: () => import('../pages/template/KanbanPage.tsx'),
  layout: () => import('../pages/template/LayoutPage.tsx'),
  misc: () => import('../pages/template/MiscPage.tsx'),
  shop: () => import('../pages/template/ShopPage.tsx'),
  todo: () => import('../pages/template/TodoPage.tsx'),
};
