import { defineMessages } from 'react-intl';

/** What the template's part of the menu says. */
export const templateNavWords = defineMessages({
  apps: { id: 'template.nav.apps', defaultMessage: 'Template apps' },
  calendar: { id: 'template.nav.calendar', defaultMessage: 'Calendar' },
  email: { id: 'template.nav.email', defaultMessage: 'E-mail' },
  kanban: { id: 'template.nav.kanban', defaultMessage: 'Kanban' },
  todo: { id: 'template.nav.todo', defaultMessage: 'To-do' },
  chat: { id: 'template.nav.chat', defaultMessage: 'Chat' },
  invoices: { id: 'template.nav.invoices', defaultMessage: 'Invoices' },
  invoiceList: { id: 'template.nav.invoiceList', defaultMessage: 'List' },
  invoicePreview: { id: 'template.nav.invoicePreview', defaultMessage: 'Preview' },
  invoiceEdit: { id: 'template.nav.invoiceEdit', defaultMessage: 'Edit' },
  invoiceAdd: { id: 'template.nav.invoiceAdd', defaultMessage: 'Add' },
  shop: { id: 'template.nav.shop', defaultMessage: 'Shop' },
  pages: { id: 'template.nav.pages', defaultMessage: 'Template pages' },
  signIn: { id: 'template.nav.signIn', defaultMessage: 'Before signing in' },
  login: { id: 'template.nav.login', defaultMessage: 'Sign in' },
  register: { id: 'template.nav.register', defaultMessage: 'Register' },
  forgot: { id: 'template.nav.forgot', defaultMessage: 'Forgot password' },
  reset: { id: 'template.nav.reset', defaultMessage: 'Reset password' },
  verify: { id: 'template.nav.verify', defaultMessage: 'Verify e-mail' },
  twoSteps: { id: 'template.nav.twoSteps', defaultMessage: 'Two steps' },
  basic: { id: 'template.nav.basic', defaultMessage: 'Basic' },
  cover: { id: 'template.nav.cover', defaultMessage: 'Cover' },
  multiSteps: { id: 'template.nav.multiSteps', defaultMessage: 'Multi-step' },
  misc: { id: 'template.nav.misc', defaultMessage: 'Notices' },
  comingSoon: { id: 'template.nav.comingSoon', defaultMessage: 'Coming soon' },
  notAuthorized: { id: 'template.nav.notAuthorized', defaultMessage: 'Not authorized' },
  maintenance: { id: 'template.nav.maintenance', defaultMessage: 'Maintenance' },
  error: { id: 'template.nav.error', defaultMessage: 'Page not found' },
  access: { id: 'template.nav.access', defaultMessage: 'Access control' },
  layouts: { id: 'template.nav.layouts', defaultMessage: 'Page layouts' },
  collapsed: { id: 'template.nav.collapsed', defaultMessage: 'Collapsed menu' },
  boxed: { id: 'template.nav.boxed', defaultMessage: 'Boxed' },
  withoutMenu: { id: 'template.nav.withoutMenu', defaultMessage: 'Without menu' },
  empty: { id: 'template.nav.empty', defaultMessage: 'Empty' },
  blank: { id: 'template.nav.blank', defaultMessage: 'Blank' },
});

/** What the pages about layouts say. */
export const layoutWords = defineMessages({
  collapsedText: {
    id: 'template.layout.collapsed',
    defaultMessage:
      'Here the menu is a rail of icons. Point at it and it opens over the page; a group opens beside it.',
  },
  boxedText: {
    id: 'template.layout.boxed',
    defaultMessage: 'Here the content is no wider than a page, in the middle of a large screen.',
  },
  withoutMenuText: {
    id: 'template.layout.withoutMenu',
    defaultMessage: 'Here is no menu. The bar has a button that opens it over the page.',
  },
  emptyText: {
    id: 'template.layout.empty',
    defaultMessage: 'A page with nothing on it yet, to begin from.',
  },
  blankText: {
    id: 'template.layout.blank',
    defaultMessage: 'Here the page stands alone: no menu, no bar, no footer.',
  },
  home: { id: 'template.layout.home', defaultMessage: 'Back to the app' },
});
