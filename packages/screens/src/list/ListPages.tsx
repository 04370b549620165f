import { Pagination, type PaginationProps } from '@servery/ui';

export interface ListPagesProps extends Omit<PaginationProps, 'labels' | 'total' | 'isDisabled'> {
  /** The name of the navigation: "Pages of orders". */
  label: string;
  /** The number of rows on all pages; undefined until it is known. */
  total: number | undefined;
}

/** Reserves the space of texts that need the total. */
const unknown = { summary: () => ' ', page: () => ' ' };

/** The pagination of a list. Renders nothing if there is one page and no choice of its length. */
export function ListPages({ label, total, ...props }: ListPagesProps) {
  if (!props.pageLengths && (total ?? 0) <= props.pageLength) return null;
  return (
    <Pagination
      {...props}
      total={total ?? 0}
      isDisabled={!total}
      labels={{ label, ...(total === undefined && unknown) }}
    />
  );
}
