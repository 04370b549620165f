import type { Rolldown } from 'vite';

const always =
  /node_modules\/(react|react-dom|scheduler|react-intl|@formatjs|intl-messageformat|wouter|regexparam|mitt)\/|react-aria\/dist\/.*I18nProvider|packages\/screens\/src\/messages\/define[.]ts/;

const any = (...places: string[]) => new RegExp(`(${places.join('|')})`);

/** Roots of the start of the page, which must stay small and free of React. */
const start = any(
  'preload-helper',
  'apps/admin/src/session/(early|firstMerchant|signInPath)[.]ts',
  'apps/admin/src/shell/isRefused[.]ts',
  'packages/api/src/endpoint[.]ts',
);

/** Icons that a first visit renders; all others load with the components that use them. */
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
  'users?',
  'utensils',
  'volume-2',
  'wifi-off',
  'x',
];

/** Roots of the code that screens share, including those of guests. */
const frame = any(
  'packages/api/src/endpoints/(account|merchants|orders|search|tables)[.]ts',
  'apps/admin/src/(pages/OrderPanel[.]tsx|shell/((LoadedPart|Viewing)[.]tsx|messages[.]ts))',
  'packages/api/src/(swr|user|entities/(order|table))[.]ts',
  'node_modules/swr/dist/index/index[.]mjs',
  'react-aria/dist/private/utils/(domHelpers|useEffectEvent|useId|useLayoutEffect)[.]mjs',
  'apps/admin/build/icons/',
  `lucide-react/dist/esm/icons/(${icons.join('|')})[.]`,
  'packages/api/src/entities/cartLine[.]ts',
  'packages/domain/src/(search/searchKey[.]ts|time/)',
  'packages/ui/src/Checkbox/choice[.]css[.]ts',
  'packages/ui/src/overlays/(floating[.]css|openLists|tabbable|useMedia|useOpenState)[.]ts',
  'packages/ui/src/(Amount|SearchField|Segmented|Skeleton|Text)/[A-Z]\\w+[.]tsx',
  'packages/ui/src/(Badge/Badge|EmptyState/FailedState)[.]tsx',
  'features/orders/src/hooks/use(Merchant|ProblemText|ReadsPrices)[.]ts',
  'packages/screens/src/hooks/useStable[.]ts',
  'packages/screens/src/(errors/(LoadError[.]tsx|useProblemText[.]ts)|format/useFormat[.]ts|time/useNow[.]ts)',
  'features/orders/src/messages/vocabulary[.]ts',
  'packages/screens/src/messages/capabilities[.]ts',
  'features/orders/src/(.*/)?(MethodIcon|tones|Unreadable)[.]tsx?',
);

/** Roots of the code that tickets and the order page share. */
const actions = any(
  'features/orders/src/hooks/use(KeepOrder|Steps)[.]ts',
  'features/orders/src/messages/actions[.]ts',
  'features/orders/src/components/OrderActions/entries[.]ts',
  'features/orders/src/components/dialogs/(OrderDialogs[.]tsx|registry[.]ts)',
);

/** Roots of live updates, which screens without actions on orders use too. */
const live = any('packages/api/src/(followEvents|live|liveUpdates)[.]ts');

/** Small modules of the counter that other screens use too. */
const counterParts = any(
  'apps/admin/src/pages/print/renderPrint[.]tsx',
  'lucide-react/dist/esm/icons/phone[.]',
  'packages/screens/src/arrows/nearest[.]ts',
);

/** Roots of the code that the counter shares with its dialogs and the guest display. */
const counterShared = any(
  'features/counter/src/(messages/counter|hooks/useProblemText|components/(items|bill)[.]css)[.]ts',
);

/** Roots of the totals of a bill, which the counter shows without the actions on orders. */
const bill = any('packages/domain/src/orders/(bill|cartBill)[.]ts');

/** Roots of the menu as guests and the counter show it. */
const displayedMenu = any(
  'packages/api/src/entities/guest[.]ts',
  'packages/screens/src/(choices/choices|toasts/useErrorToast)[.]ts',
);

/** Roots of overlays, except lists of options. */
const overlays = any('packages/ui/src/(Menu|Popover|Drawer|Dialog)/[A-Z]\\w+[.]tsx');

/**
 * Small modules that many pages share: in the chunks of orders, they would load all of those, and
 * each on its own would be one more request.
 */
const parts = any(
  'packages/api/src/(limits|saving)[.]ts',
  'features/orders/src/components/Unreadable/Unreadable[.]tsx',
  'packages/domain/src/money/(round|sen)[.]ts',
  'packages/screens/src/view/',
  'packages/screens/src/(.*/)?(use)?[rR]eason',
  'packages/ui/src/Badge/Pill[.]tsx',
  'packages/ui/src/(DescriptionList|Link|Stack|Switch|Timeline)/[A-Z]\\w+[.]tsx',
  'packages/ui/src/SearchField/useTyped[.]ts',
  'packages/ui/src/Dialog/useLeaveGuard[.]ts',
);

/** Roots of the loading and error states that nearly every page shows. */
const loading = any('packages/screens/src/(loading/|errors/UnreadableNotice)');

/** Roots of lists and their tables, which many pages use. */
const lists = any(
  'packages/ui/src/(DataTable|Pagination)/[A-Z]\\w+[.]tsx',
  'packages/screens/src/list/',
);

/** Roots of checkboxes and radio buttons, which load together. */
const choices = any('packages/ui/src/(Checkbox|RadioGroup)/[A-Z]\\w+[.]tsx');

const shell = { name: 'shell', test: /admin\/src\/shell\/Shell[.]tsx/, priority: 3 };
const common = { name: 'common', test: frame, priority: 3 };

/**
 * For measuring the shell alone: it then includes all its dependencies, also those that screens
 * share.
 */
const isApart = process.env['SERVERY_SHELL'] === 'apart';

/**
 * Groups the code of a first visit into few files, because a browser requests six at a time. A
 * group contains the modules that match its test and all their imports; a module that matches
 * several belongs to the first of them.
 */
export const chunkGroups: readonly Rolldown.CodeSplittingGroup[] = [
  // The start of the page is inlined in the HTML; modules that it shares get their own file.
  { name: 'start', test: start, priority: 6 },
  { name: 'vendor', test: always, priority: 5 },
  {
    name: 'app',
    test: any(
      'apps/admin/src/(mount|pages/SignInPage)[.]tsx',
      'packages/api/src/saving[.]ts',
      'packages/ui/src/(IconButton/IconButton|onDemand/onDemand)[.]tsx',
    ),
    priority: 4,
  },
  // Of equal priorities the first group wins. Guests load the shared code, and never the shell.
  ...(isApart ? [shell, common] : [common, shell]),
  { name: 'live', test: live, priority: 2.1 },
  { name: 'counter-parts', test: counterParts, priority: 2.1 },
  { name: 'counter-shared', test: counterShared, priority: 2.1 },
  { name: 'bill', test: bill, priority: 2.2 },
  { name: 'displayed-menu', test: displayedMenu, priority: 2.1 },
  {
    name: 'order-changes',
    test: /packages\/api\/src\/endpoints\/orderChanges[.]ts/,
    priority: 2.1,
  },
  { name: 'order-actions', test: actions, priority: 2 },
  { name: 'overlays', test: overlays, priority: 2 },
  { name: 'loading', test: loading, priority: 2.6 },
  { name: 'small-parts', test: parts, priority: 2.5 },
  { name: 'choices', test: choices, priority: 1.6 },
  { name: 'lists', test: lists, priority: 1.5 },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, priority: 2, minShareCount: 9 },
  { name: 'order-detail', test: /apps\/admin\/src\/pages\/Order(Page|Drawer)[.]tsx/, priority: 1 },
  { name: 'order-history', test: /apps\/admin\/src\/pages\/HistoryPage[.]tsx/, priority: 1 },
  { name: 'guest-page', test: /apps\/admin\/src\/pages\/floor\/GuestTablePage[.]tsx/, priority: 0 },
  { name: 'counter', test: /apps\/admin\/src\/pages\/floor\/CounterPage[.]tsx/, priority: 0 },
  { name: 'live-board', test: /apps\/admin\/src\/pages\/BoardPage[.]tsx/, priority: 0 },
];
