import {
  actionMessages,
  appMessages,
  featureMessages,
  fieldMessages,
  problemMessages,
} from '@servery/screens/messages';
import { defineMessages } from 'react-intl';

/** Messages of the template's menu sections. */
export const templateNavMessages = defineMessages({
  apps: featureMessages.template_apps,
  calendar: appMessages.calendar,
  email: fieldMessages.email,
  kanban: appMessages.kanban,
  todo: appMessages.todo,
  chat: appMessages.chat,
  invoices: appMessages.invoices,
  invoiceList: { id: 'layouts.nav.invoiceList', defaultMessage: 'List' },
  invoicePreview: actionMessages.preview,
  invoiceEdit: actionMessages.edit,
  invoiceAdd: actionMessages.add,
  shop: appMessages.shop,
  users: appMessages.users,
  userList: actionMessages.list,
  userView: actionMessages.view,
  roles: appMessages.roles,
  permissions: appMessages.permissions,
  pages: { id: 'layouts.nav.pages', defaultMessage: 'Template pages' },
  signIn: { id: 'layouts.nav.signIn', defaultMessage: 'Authentication pages' },
  login: { id: 'layouts.nav.login', defaultMessage: 'Sign in' },
  register: { id: 'layouts.nav.register', defaultMessage: 'Register' },
  forgot: { id: 'layouts.nav.forgot', defaultMessage: 'Forgot password' },
  reset: { id: 'layouts.nav.reset', defaultMessage: 'Reset password' },
  verify: { id: 'layouts.nav.verify', defaultMessage: 'Verify email' },
  twoSteps: appMessages.twoSteps,
  basic: { id: 'layouts.nav.basic', defaultMessage: 'Basic' },
  cover: { id: 'layouts.nav.cover', defaultMessage: 'Cover' },
  multiSteps: { id: 'layouts.nav.multiSteps', defaultMessage: 'Multi-step' },
  misc: { id: 'layouts.nav.misc', defaultMessage: 'Status pages' },
  comingSoon: { id: 'layouts.nav.comingSoon', defaultMessage: 'Coming soon' },
  notAuthorized: { id: 'layouts.nav.notAuthorized', defaultMessage: 'Not authorized' },
  maintenance: { id: 'layouts.nav.maintenance', defaultMessage: 'Maintenance' },
  error: problemMessages.pageNotFound,
  access: appMessages.access,
  faq: appMessages.faq,
  knowledge: appMessages.knowledge,
  blog: appMessages.blog,
  pricing: appMessages.pricing,
  licence: appMessages.licence,
  profile: fieldMessages.profile,
  accountSettings: appMessages.accountSettings,
  apiKeys: appMessages.apiKeys,
  lists: appMessages.lists,
  modals: appMessages.modals,
  layouts: { id: 'layouts.nav.layouts', defaultMessage: 'Page layouts' },
  collapsed: { id: 'layouts.nav.collapsed', defaultMessage: 'Collapsed menu' },
  boxed: { id: 'layouts.nav.boxed', defaultMessage: 'Boxed' },
  withoutMenu: { id: 'layouts.nav.withoutMenu', defaultMessage: 'Without menu' },
  empty: { id: 'layouts.nav.empty', defaultMessage: 'Empty' },
  blank: { id: 'layouts.nav.blank', defaultMessage: 'Blank' },
});

/** Messages of the layout pages. */
export const layoutMessages = defineMessages({
  collapsedText: {
    id: 'layouts.layout.collapsed',
    defaultMessage:
      'The menu is collapsed to icons here. Point at it to expand it over the page. Groups open next to it.',
  },
  boxedText: {
    id: 'layouts.layout.boxed',
    defaultMessage: 'The content on this page has a maximum width and is centred on large screens.',
  },
  withoutMenuText: {
    id: 'layouts.layout.withoutMenu',
    defaultMessage:
      'This page has no menu. Use the button in the top bar to open it over the page.',
  },
  emptyText: {
    id: 'layouts.layout.empty',
    defaultMessage: 'An empty page to start from.',
  },
  blankText: {
    id: 'layouts.layout.blank',
    defaultMessage: 'This page has no menu, top bar or footer.',
  },
  home: { id: 'layouts.layout.home', defaultMessage: 'Go to the app' },
});
