import type { Table } from '@servery/api';
import {
  Button,
  EmptyState,
  Heading,
  LinkButton,
  PlusIcon,
  QrIcon,
  SearchIcon,
  TableIcon,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from '../components/page.css.ts';
import { TableActions, type Ask } from '../components/TableActions.tsx';
import { TableDialogs } from '../components/TableDialogs.tsx';
import { TableFilters } from '../components/TableFilters.tsx';
import { TableForm } from '../components/TableForm.tsx';
import { TableList } from '../components/TableList.tsx';
import { Trouble } from '../components/Trouble.tsx';
import { Waiting } from '../components/Waiting.tsx';
import { useFloor } from '../hooks/useFloor.ts';
import { useRights } from '@servery/api/user';
import { codeWords } from '../messages/code.ts';
import { formWords } from '../messages/form.ts';
import { listWords as words } from '../messages/list.ts';
import { fits, readView, sectionsOf, writeView, type TablesView } from '../tablesView.ts';

export interface TablesProps {
  /** The address from `?` on: search, filters and what is open. */
  search: string;
  /** The address is to change. */
  onSearchChange: (next: string) => void;
  /** Where a table's order and cart are. */
  tableHref: (id: number) => string;
  /** Where the QR codes of the tables are. */
  codesHref: string;
  /** Whose tables, for those who look after several; their own without it. */
  merchantId?: number;
}

/** The tables of a merchant: how each stands, who sits there and what they owe. */
export function Tables({ search, onSearchChange, tableHref, codesHref, merchantId }: TablesProps) {
  const { formatMessage } = useIntl();
  const view = readView(search);
  const change = (next: Partial<TablesView>) => onSearchChange(writeView(search, next));
  const may = useRights();
  const { data: tables, error, mutate } = useFloor(merchantId ?? '');
  const [asked, setAsked] = useState<{ what: Exclude<Ask, 'edit'>; table: Table } | null>(null);
  const shown = tables?.filter((table) => fits(table, view)) ?? [];
  const canEdit = may('table.edit');
  const opened = tables?.find(({ id }) => id === view.open) ?? null;
  const ask = (table: Table, what: Ask) =>
    what === 'edit' ? change({ open: table.id }) : setAsked({ what, table });
  const create = canEdit && (
    <Button
      tone="accent"
      emphasis="solid"
      icon={<PlusIcon />}
      onPress={() => change({ open: 'new' })}
    >
      {formatMessage(formWords.create)}
    </Button>
  );

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={1}>{formatMessage(words.title)}</Heading>
          <span role="status" className={styles.count}>
            {tables && formatMessage(words.count, { count: shown.length })}
          </span>
        </div>
        {tables && tables.length > 0 && (
          <div className={styles.tools}>
            <LinkButton href={codesHref} icon={<QrIcon />}>
              {formatMessage(codeWords.title)}
            </LinkButton>
            {create}
          </div>
        )}
      </div>
      {tables && tables.length > 0 && (
        <TableFilters view={view} sections={sectionsOf(tables)} onChange={change} />
      )}
      {!tables && (error ? <Trouble problem={error} onRetry={() => mutate()} /> : <Waiting />)}
      {tables?.length === 0 && (
        <EmptyState
          icon={<TableIcon />}
          title={formatMessage(words.emptyTitle)}
          action={create || undefined}
        >
          {formatMessage(words.empty)}
        </EmptyState>
      )}
      {tables && tables.length > 0 && shown.length === 0 && (
        <EmptyState icon={<SearchIcon />} title={formatMessage(words.noResultTitle)}>
          {formatMessage(words.noResult)}
        </EmptyState>
      )}
      <TableList
        tables={shown}
        sections={sectionsOf(shown)}
        tableHref={tableHref}
        actions={(table) => <TableActions table={table} onAsk={(what) => ask(table, what)} />}
      />
      {canEdit && tables && (view.open === 'new' || opened) && (
        <TableForm
          key={opened ? `${opened.id} ${opened.version}` : 'new'}
          table={opened}
          tables={tables}
          section={view.section ?? sectionsOf(tables)[0] ?? ''}
          merchant_id={merchantId ?? null}
          onClose={() => change({ open: null })}
        />
      )}
      <TableDialogs asked={asked} tables={tables ?? []} onClose={() => setAsked(null)} />
    </div>
  );
}
