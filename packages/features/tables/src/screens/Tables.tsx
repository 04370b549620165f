import type { Table } from '@servery/api';
import { useRights } from '@servery/api/user';
import {
  AddButton,
  ListBody,
  ListEmpty,
  ListPage,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { LinkButton, QrIcon, TableIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TableActions, type Ask } from '../components/TableActions.tsx';
import { TableDialogs } from '../components/TableDialogs.tsx';
import { TableFilters } from '../components/TableFilters.tsx';
import { TableForm } from '../components/TableForm.tsx';
import { TableList } from '../components/TableList.tsx';
import { useFloor } from '@servery/screens/floor';
import { codeMessages } from '../messages/code.ts';
import { commonMessages } from '../messages/common.ts';
import { formMessages } from '../messages/form.ts';
import { listMessages as messages } from '../messages/list.ts';
import { fits, sectionsOf, tablesView } from '../tablesView.ts';

export interface TablesProps extends ListScreenProps {
  /** Returns the URL of a table's order and cart. */
  tableHref: (id: number) => string;
  /** The URL of the QR codes of the tables. */
  codesHref: string;
  /** The merchant whose tables are shown; the person's own by default. */
  merchantId?: number;
}

/** The tables of a merchant, each with its state, its guests and the amount due. */
export function Tables({ search, onSearchChange, tableHref, codesHref, merchantId }: TablesProps) {
  const { formatMessage } = useIntl();
  const list = useListView(tablesView, search, onSearchChange);
  const { view, change } = list;
  const may = useRights();
  const { data: floor, error, mutate } = useFloor(merchantId ?? '');
  const tables = floor?.tables;
  const [dialog, setDialog] = useState<{ what: Exclude<Ask, 'edit'>; table: Table } | null>(null);
  const shown = tables?.filter((table) => fits(table, view));
  const hasTables = tables !== undefined && tables.length > 0;
  const canEdit = may('table.edit');
  const opened = tables?.find(({ id }) => id === view.open) ?? null;
  const ask = (table: Table, what: Ask) =>
    what === 'edit' ? change({ open: table.id }) : setDialog({ what, table });
  const create = canEdit && (
    <AddButton onPress={() => change({ open: 'new' })}>
      {formatMessage(formMessages.create)}
    </AddButton>
  );

  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={tables && formatMessage(messages.count, { count: shown?.length })}
      actions={
        hasTables && (
          <>
            <LinkButton href={codesHref} icon={<QrIcon />}>
              {formatMessage(codeMessages.title)}
            </LinkButton>
            {create}
          </>
        )
      }
      filters={hasTables && <TableFilters list={list} sections={sectionsOf(tables)} />}
    >
      <ListBody
        error={error}
        data={floor}
        forbidden={formatMessage(commonMessages.refused)}
        onRetry={mutate}
        rows={shown}
        empty={
          <ListEmpty
            isNarrowed={hasTables}
            noResultTitle={formatMessage(messages.noResultTitle)}
            icon={<TableIcon />}
            title={formatMessage(messages.emptyTitle)}
            action={create || undefined}
          >
            {formatMessage(messages.empty)}
          </ListEmpty>
        }
      >
        {(rows) => (
          <TableList
            tables={rows}
            sections={sectionsOf(rows)}
            tableHref={tableHref}
            actions={(table) => <TableActions table={table} onAsk={(what) => ask(table, what)} />}
          />
        )}
      </ListBody>
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
      <TableDialogs dialog={dialog} tables={tables ?? []} onClose={() => setDialog(null)} />
    </ListPage>
  );
}
