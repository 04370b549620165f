import {
  BagIcon,
  CalendarIcon,
  CardIcon,
  CheckIcon,
  CustomersIcon,
  EditIcon,
  FileIcon,
  HelpIcon,
  InfoIcon,
  LayoutIcon,
  ListIcon,
  LockIcon,
  ReceiptIcon,
  SettingsIcon,
  ShieldIcon,
  TalkIcon,
  UserIcon,
  type SideNavSection,
} from '@servery/ui';
import type { IntlShape } from 'react-intl';
import { MailIcon } from './MailIcon.tsx';
import { templateNavMessages as messages } from './messages.ts';

type Word = keyof typeof messages;

const flows = [
  ['login', 'login'],
  ['register', 'register'],
  ['forgot', 'forgot-password'],
  ['reset', 'reset-password'],
  ['verify', 'verify-email'],
  ['twoSteps', 'two-steps'],
] as const satisfies readonly [Word, string][];

const notices = [
  ['comingSoon', 'coming-soon'],
  ['notAuthorized', 'not-authorized'],
  ['maintenance', 'maintenance'],
  ['error', 'error'],
] as const satisfies readonly [Word, string][];

const layouts = [
  ['collapsed', 'collapse-menu'],
  ['boxed', 'layout-boxed'],
  ['withoutMenu', 'without-menu'],
  ['empty', 'layout-empty'],
  ['blank', 'layout-blank'],
] as const satisfies readonly [Word, string][];

type Flow = (typeof flows)[number][1];

/** The name of a screen in the template's part of the menu. */
type TemplateScreenName =
  | `${Flow}-${'basic' | 'cover'}`
  | 'register-multi-steps'
  | (typeof notices)[number][1]
  | (typeof layouts)[number][1]
  | 'email'
  | 'kanban'
  | 'todo'
  | 'calendar'
  | 'chat'
  | 'invoices'
  | 'invoice-preview'
  | 'invoice-edit'
  | 'invoice-add'
  | 'shop'
  | 'user-list'
  | 'user-view'
  | 'roles'
  | 'permissions'
  | 'faq'
  | 'knowledge-base'
  | 'blog-list'
  | 'blog-detail'
  | 'blog-edit'
  | 'pricing'
  | 'license'
  | 'api-key'
  | 'profile'
  | 'account-settings'
  | 'modal-examples'
  | 'select-example'
  | 'access-control';

/** Returns the template's menu sections; `hrefTo` returns the URL of a screen. */
export function templateSections(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  hrefTo: (name: TemplateScreenName) => string,
): SideNavSection[] {
  const place = (word: Word, name: TemplateScreenName) => ({
    id: name,
    label: formatMessage(messages[word]),
    href: hrefTo(name),
  });
  const variants = ([word, path]: (typeof flows)[number]) => ({
    id: path,
    label: formatMessage(messages[word]),
    items: [
      place('basic', `${path}-basic`),
      place('cover', `${path}-cover`),
      ...(path === 'register' ? [place('multiSteps', 'register-multi-steps')] : []),
    ],
  });
  return [
    {
      id: 'apps',
      title: formatMessage(messages.apps),
      items: [
        { ...place('email', 'email'), icon: <MailIcon /> },
        { ...place('kanban', 'kanban'), icon: <LayoutIcon /> },
        { ...place('todo', 'todo'), icon: <CheckIcon /> },
        { ...place('calendar', 'calendar'), icon: <CalendarIcon /> },
        { ...place('chat', 'chat'), icon: <CustomersIcon /> },
        {
          id: 'invoices',
          label: formatMessage(messages.invoices),
          icon: <ReceiptIcon />,
          items: [
            place('invoiceList', 'invoices'),
            place('invoicePreview', 'invoice-preview'),
            place('invoiceEdit', 'invoice-edit'),
            place('invoiceAdd', 'invoice-add'),
          ],
        },
        { ...place('shop', 'shop'), icon: <BagIcon /> },
        {
          id: 'users',
          label: formatMessage(messages.users),
          icon: <UserIcon />,
          items: [
            place('userList', 'user-list'),
            place('userView', 'user-view'),
            place('roles', 'roles'),
            place('permissions', 'permissions'),
          ],
        },
      ],
    },
    {
      id: 'template',
      title: formatMessage(messages.pages),
      items: [
        {
          id: 'before',
          label: formatMessage(messages.signIn),
          icon: <LockIcon />,
          items: flows.map(variants),
        },
        {
          id: 'notices',
          label: formatMessage(messages.misc),
          icon: <HelpIcon />,
          items: notices.map(([word, path]) => place(word, path)),
        },
        {
          id: 'layouts',
          label: formatMessage(messages.layouts),
          icon: <LayoutIcon />,
          items: layouts.map(([word, path]) => place(word, path)),
        },
        { ...place('profile', 'profile'), icon: <UserIcon /> },
        { ...place('accountSettings', 'account-settings'), icon: <SettingsIcon /> },
        { ...place('faq', 'faq'), icon: <HelpIcon /> },
        { ...place('knowledge', 'knowledge-base'), icon: <InfoIcon /> },
        {
          id: 'blog',
          label: formatMessage(messages.blog),
          icon: <EditIcon />,
          items: [
            place('invoiceList', 'blog-list'),
            place('userView', 'blog-detail'),
            place('invoiceEdit', 'blog-edit'),
          ],
        },
        { ...place('pricing', 'pricing'), icon: <CardIcon /> },
        { ...place('licence', 'license'), icon: <FileIcon /> },
        { ...place('apiKeys', 'api-key'), icon: <LockIcon /> },
        { ...place('modals', 'modal-examples'), icon: <TalkIcon /> },
        { ...place('lists', 'select-example'), icon: <ListIcon /> },
        { ...place('access', 'access-control'), icon: <ShieldIcon /> },
      ],
    },
  ];
}
