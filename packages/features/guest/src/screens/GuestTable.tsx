import { LoadError } from '@servery/screens';
import { EmptyState, Heading, QrIcon, Text } from '@servery/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AtTable } from '../components/AtTable.tsx';
import { MenuSkeleton } from '../components/MenuSkeleton.tsx';
import * as styles from '../components/guest.css.ts';
import { useGuestMenu } from '../hooks/useGuestMenu.ts';
import { useGuestTable } from '../hooks/useGuestTable.ts';
import { useOutbox } from '../hooks/useOutbox.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { pageMessages as messages } from '../messages/page.ts';
import { tableView, type TableView } from '../view.ts';

// Loaded only for restaurants that have set up a brand.
const Brand = lazy(async () => ({
  default: (await import('../components/brand/Brand.tsx')).Brand,
}));

export interface GuestTableProps {
  /** The token in the table's QR code. */
  token: string;
  /** The query string, which names the open dish or the cart. */
  search: string;
  /**
   * Called with the next query string. Opening adds a history entry, so that "back" closes;
   * `isClosing` replaces the current one.
   */
  onSearchChange: (next: string, isClosing?: boolean) => void;
  /** The language selector. */
  languages?: ReactNode;
}

/** A guest's page at a table: the menu, the shared cart, the orders and the bill. */
export function GuestTable({ token, search, onSearchChange, languages }: GuestTableProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const { data: table, error, mutate } = useGuestTable(token);
  const menu = useGuestMenu(token);
  const basket = useOutbox(token);
  const refresh = () => Promise.all([mutate(), menu.mutate()]);
  // If the code is no longer valid, cached data isn't shown either.
  const isGone = error?.code === 'notFound';
  const addressOf = (view: Partial<TableView>) =>
    tableView.write(search, { ...tableView.plain, ...view });
  const problem = isGone ? error : (!table && error) || (!menu.data && menu.error);
  return (
    <main className={styles.page}>
      {!problem && menu.data?.brand && (
        <Suspense>
          <Brand brand={menu.data.brand} token={token} />
        </Suspense>
      )}
      <div className={styles.head}>
        <div>
          {table && (
            <Text as="p" tone="muted">
              {table.merchant_name}
            </Text>
          )}
          <Heading level={1}>
            {table
              ? formatMessage(messages.table, { name: table.name })
              : formatMessage(messages.menu)}
          </Heading>
        </div>
        {languages}
      </div>
      {problem && (
        <LoadError
          error={problem}
          explain={explain}
          missing={
            <EmptyState icon={<QrIcon />} title={formatMessage(messages.missingTitle)}>
              {formatMessage(messages.missing)}
            </EmptyState>
          }
          onRetry={refresh}
        />
      )}
      {!problem && (!table || !menu.data) && <MenuSkeleton />}
      {!problem && table && menu.data && (
        <AtTable
          {...{ token, table, basket }}
          menu={menu.data}
          isOffline={error?.code === 'offline' || basket.isStuck}
          view={tableView.read(search)}
          onShow={(view) => onSearchChange(addressOf(view))}
          onClose={() => onSearchChange(addressOf({}), true)}
          refresh={refresh}
        />
      )}
    </main>
  );
}
