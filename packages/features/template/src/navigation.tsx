import {
  BagIcon,
  CalendarIcon,
  CheckIcon,
  CustomersIcon,
  HelpIcon,
  LayoutIcon,
  LockIcon,
  ReceiptIcon,
  ShieldIcon,
  type SideNavSection,
} from '@servery/ui';
import type { IntlShape } from 'react-intl';
import { MailIcon } from './MailIcon.tsx';
import { templateNavWords as words } from './messages.ts';

type Word = keyof typeof words;

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

/** The template's part of the menu. */
export function templateSections({
  formatMessage,
}: Pick<IntlShape, 'formatMessage'>): SideNavSection[] {
  const place = (word: Word, href: string) => ({
    id: href,
    label: formatMessage(words[word]),
    href,
  });
  const variants = ([word, path]: (typeof flows)[number]) => ({
    id: path,
    label: formatMessage(words[word]),
    items: [
      place('basic', `/pages/${path}-basic`),
      place('cover', `/pages/${path}-cover`),
      ...(path === 'register' ? [place('multiSteps', '/pages/register-multi-steps')] : []),
    ],
  });
  return [
    {
      id: 'apps',
      title: formatMessage(words.apps),
      items: [
        { ...place('email', '/apps/email'), icon: <MailIcon /> },
        { ...place('kanban', '/apps/kanban'), icon: <LayoutIcon /> },
        { ...place('todo', '/apps/todo'), icon: <CheckIcon /> },
        { ...place('calendar', '/apps/calendar'), icon: <CalendarIcon /> },
        { ...place('chat', '/apps/chat'), icon: <CustomersIcon /> },
        {
          id: 'invoices',
          label: formatMessage(words.invoices),
          icon: <ReceiptIcon />,
          items: [
            place('invoiceList', '/apps/invoice/list'),
            place('invoicePreview', '/apps/invoice/preview'),
            place('invoiceEdit', '/apps/invoice/edit'),
            place('invoiceAdd', '/apps/invoice/add'),
          ],
        },
        { ...place('shop', '/apps/ecommerce/shop'), icon: <BagIcon /> },
      ],
    },
    {
      id: 'template',
      title: formatMessage(words.pages),
      items: [
        {
          id: 'before',
          label: formatMessage(words.signIn),
          icon: <LockIcon />,
          items: flows.map(variants),
        },
        {
          id: 'notices',
          label: formatMessage(words.misc),
          icon: <HelpIcon />,
          items: notices.map(([word, path]) => place(word, `/misc/${path}`)),
        },
        {
          id: 'layouts',
          label: formatMessage(words.layouts),
          icon: <LayoutIcon />,
          items: layouts.map(([word, path]) => place(word, `/page-layout/${path}`)),
        },
        { ...place('access', '/access-control'), icon: <ShieldIcon /> },
      ],
    },
  ];
}
