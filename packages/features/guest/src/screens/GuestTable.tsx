import { Heading, Text } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AtTable } from '../components/AtTable.tsx';
import * as styles from '../components/guest.css.ts';
import { Trouble } from '../components/Trouble.tsx';
import { Waiting } from '../components/Waiting.tsx';
import { useGuestMenu } from '../hooks/useGuestMenu.ts';
import { useGuestTable } from '../hooks/useGuestTable.ts';
import { useOutbox } from '../hooks/useOutbox.ts';
import { pageWords as words } from '../messages/page.ts';
import { readView, writeView } from '../view.ts';

export interface GuestTableProps {
  /** What the QR code of the table carries. */
  token: string;
  /** The address from `?` on: which dish is open, or the cart. */
  search: string;
  /** The address is to change: what is opened is left by the way back, what is closed leaves no trace. */
  onSearchChange: (next: string, isClosing?: boolean) => void;
  /** Where the language is chosen. */
  languages?: ReactNode;
}

/** A guest's own page at a table: the menu, the cart that the table shares, the orders and the bill. */
export function GuestTable({ token, search, onSearchChange, languages }: GuestTableProps) {
  const { formatMessage } = useIntl();
  const { data: table, error, mutate } = useGuestTable(token);
  const menu = useGuestMenu(token);
  const basket = useOutbox(token);
  // A code that holds no longer shows nothing more, even what is known.
  const isGone = error?.code === 'notFound';
  const problem = isGone ? error : (!table && error) || (!menu.data && menu.error);
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <div>
          {table && (
            <Text as="p" tone="muted">
              {table.merchant_name}
            </Text>
          )}
          <Heading level={1}>
            {table ? formatMessage(words.table, { name: table.name }) : formatMessage(words.menu)}
          </Heading>
        </div>
        {languages}
      </div>
      {problem && (
        <Trouble problem={problem} onRetry={() => Promise.all([mutate(), menu.mutate()])} />
      )}
      {!problem && (!table || !menu.data) && <Waiting />}
      {!problem && table && menu.data && (
        <AtTable
          {...{ token, table, basket }}
          menu={menu.data}
          isOffline={error?.code === 'offline' || basket.isStuck}
          view={readView(search)}
          onShow={(view) => onSearchChange(writeView(search, view))}
          onClose={() => onSearchChange(writeView(search, {}), true)}
          refresh={() => mutate()}
        />
      )}
    </main>
  );
}
