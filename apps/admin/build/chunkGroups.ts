import type { Rolldown } from 'vite';

const always =
  /node_modules\/(react|react-dom|scheduler|react-intl|@formatjs|intl-messageformat|wouter|regexparam|mitt)\/|react-aria\/dist\/.*I18nProvider/;

const any = (...places: string[]) => new RegExp(`(${places.join('|')})`);

/** Roots of what the start of the page does: it must be little, and without React. */
const start = any(
  'preload-helper',
  'apps/admin/src/session/(early|firstMerchant)[.]ts',
  'features/orders/src/historyQuery[.]ts',
  'packages/api/src/endpoint[.]ts',
);

/** What is drawn on a first visit; the other icons come with what shows them. */
const icons = [
  'armchair',
  'arrow-(left|right|up-right|up-down|down|up)',
  'bell(-off)?',
  'bike',
  'check',
  'chevron-(down|left|right|up)',
  'circle-(alert|check|question-mark)',
  'clock',
  'download',
  'ellipsis',
  'eye(-off)?',
  'globe',
  'image',
  'info',
  'list-filter',
  'lock',
  'log-out',
  'menu',
  'moon',
  'panel-left',
  'panels-top-left',
  'printer',
  'receipt-text',
  'search',
  'settings',
  'shopping-bag',
  'star',
  'store',
  'sun',
  'triangle-alert',
  'undo-2',
  'users?',
  'utensils',
  'volume-2',
  'wifi-off',
  'x',
];

/** Roots of what every screen behind the gate has. */
const frame = any(
  'packages/api/src/endpoints/(account|merchants|orders|search)[.]ts',
  'apps/admin/src/(shell/Shell|pages/OrderPanel)[.]tsx',
  'lucide-react/dist/esm/(Icon|createLucideIcon|shared/)',
  `lucide-react/dist/esm/icons/(${icons.join('|')})[.]`,
  'packages/api/src/entities/cartLine[.]ts',
  'packages/domain/src/(search/searchKey[.]ts|time/)',
  'packages/ui/src/Checkbox/choice[.]css[.]ts',
  'packages/ui/src/overlays/(floating[.]css|openLists|useMedia|useOpenState)[.]ts',
  'packages/ui/src/(Amount|SearchField|Segmented|Skeleton|Text)/[A-Z]\\w+[.]tsx',
  'packages/ui/src/(Badge/Badge|EmptyState/FailedState)[.]tsx',
  'features/orders/src/hooks/use(Format|Merchant|Now|ProblemWords|ReadsPrices)[.]ts',
  'features/orders/src/messages/(capabilities|define|vocabulary)[.]ts',
  'features/orders/src/(.*/)?(MethodIcon|tones|Unreadable|useStable)[.]tsx?',
);

/** Roots of what tickets and one order's page share. */
const actions = any(
  'packages/api/src/live[.]ts',
  'features/orders/src/hooks/use(KeepOrder|Steps)[.]ts',
  'features/orders/src/messages/actions[.]ts',
  'features/orders/src/components/OrderActions/entries[.]ts',
  'features/orders/src/components/dialogs/(OrderDialogs[.]tsx|registry[.]ts)',
);

/** Roots of what opens above the page, besides lists of choices. */
const overlays = any('packages/ui/src/(Menu|Popover|Drawer|Dialog)/[A-Z]\\w+[.]tsx');

/** Small parts that many rooms share: in the orders' files they would bring all of those along. */
const parts = any(
  'packages/api/src/saving[.]ts',
  'features/orders/src/components/Unreadable/Unreadable[.]tsx',
  'packages/domain/src/money/(round|sen)[.]ts',
  'packages/ui/src/Badge/Pill[.]tsx',
  'packages/ui/src/(DescriptionList|Link|Switch|Timeline)/[A-Z]\\w+[.]tsx',
  'packages/ui/src/SearchField/useTyped[.]ts',
  'packages/ui/src/Dialog/useLeaveGuard[.]ts',
  'features/words/src/messages/define[.]ts',
);

/** Roots of tables, which many rooms have. */
const table = any('packages/ui/src/(DataTable|Pagination)/[A-Z]\\w+[.]tsx');

/** Endpoints of tables, which several pages share: a file of their own, so that none loads another page. */
const tables = any('packages/api/src/(endpoints/tables|entities/table)[.]ts');

/** For weighing the shell alone: in the product it comes in one file with what every screen shares. */
const isApart = process.env['SERVERY_SHELL'] === 'apart';

/**
 * What a first visit loads comes in few files, as a browser asks for six at a time. A group takes
 * what its test names and all that this imports; what fits several goes to the first of them.
 */
export const chunkGroups: readonly Rolldown.CodeSplittingGroup[] = [
  // The start of the page stands in the HTML; what it shares with others is a file of its own.
  { name: 'start', test: start, priority: 6 },
  { name: 'vendor', test: always, priority: 5 },
  {
    name: 'app',
    test: any('apps/admin/src/(mount|pages/SignInPage)[.]tsx', 'packages/api/src/saving[.]ts'),
    priority: 4,
  },
  ...(isApart ? [{ name: 'shell', test: /admin\/src\/shell\/Shell[.]tsx/, priority: 3 }] : []),
  { name: isApart ? 'common' : 'shell', test: frame, priority: isApart ? 2.5 : 3 },
  { name: 'order-actions', test: actions, priority: 2 },
  { name: 'overlays', test: overlays, priority: 2 },
  { name: 'small-parts', test: parts, priority: 2.5 },
  { name: 'tables', test: tables, priority: 2.45 },
  { name: 'reasons', test: any('features/words/src/(.*/)?(use)?[rR]eason'), priority: 2.4 },
  { name: 'data-table', test: table, priority: 1.5 },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, priority: 2, minShareCount: 6 },
  { name: 'order-detail', test: /apps\/admin\/src\/pages\/Order(Page|Drawer)[.]tsx/, priority: 1 },
  { name: 'order-history', test: /apps\/admin\/src\/pages\/HistoryPage[.]tsx/, priority: 1 },
  { name: 'guest-page', test: /apps\/admin\/src\/pages\/floor\/GuestTablePage[.]tsx/, priority: 0 },
  { name: 'live-board', test: /apps\/admin\/src\/pages\/BoardPage[.]tsx/, priority: 0 },
];
