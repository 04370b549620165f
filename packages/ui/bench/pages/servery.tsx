import '../../src/styles/index.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataTable } from '../../src/DataTable/DataTable.tsx';
import type { Column, Sort } from '../../src/DataTable/columns.ts';
import { useSortedRows } from '../../src/DataTable/useSortedRows.ts';
import { makeRows, markFirstRow, names, type Row } from './rows.ts';

const rows = makeRows();
const columns: Column<Row>[] = names.map((name, at) => ({
  id: name,
  header: name,
  width: 120,
  sortKey: name,
  cell: (row) => row[at],
}));
const by = Object.fromEntries(names.map((name, at) => [name, (row: Row) => row[at]]));
const rowKey = (row: Row) => String(row[0]);

function Page() {
  const [sort, setSort] = useState<Sort>();
  const sorted = useSortedRows(rows, sort, by, 'en');
  return (
    <DataTable
      label="Orders"
      rows={sorted.rows}
      rowKey={rowKey}
      columns={columns}
      sort={sort}
      onSortChange={setSort}
      isRefreshing={sorted.isSorting}
      onRowPress={() => {}}
      height="fill"
    />
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);
markFirstRow('[role=row][data-index]');
