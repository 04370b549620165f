import { DataTable, type DataTableProps } from '@servery/ui';
import { ListPages } from './ListPages.tsx';

interface Identified {
  id: number | string;
}

export interface ListTableProps<Row extends Identified> extends Omit<
  DataTableProps<Row>,
  'rows' | 'rowKey' | 'rowCount' | 'rowOffset' | 'isLoading' | 'isRefreshing'
> {
  /** The rows of the page; undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  /** The number of rows on all pages. */
  total: number | undefined;
  /** The page, from 1. */
  page: number;
  /** The number of rows per page. */
  pageLength: number;
  /** The name of the pagination: "Pages of orders". */
  pagesLabel: string;
  onPage: (page: number) => void;
  /** Whether rows are loading, for the first time or again. */
  isLoading: boolean;
}

const rowKey = ({ id }: Identified) => String(id);

/** The rows of a paged list as a `DataTable`, with the pagination below. */
export function ListTable<Row extends Identified>(props: ListTableProps<Row>) {
  const { rows, total, page, pageLength, pagesLabel, onPage, isLoading, ...table } = props;
  return (
    <>
      <DataTable
        {...table}
        rows={rows ?? []}
        rowKey={rowKey}
        rowCount={total}
        rowOffset={(page - 1) * pageLength}
        isLoading={!rows}
        isRefreshing={isLoading && !!rows}
      />
      <ListPages
        label={pagesLabel}
        page={page}
        pageLength={pageLength}
        total={total}
        onChange={onPage}
      />
    </>
  );
}
