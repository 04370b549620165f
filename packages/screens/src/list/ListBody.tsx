import type { Problem, UnreadableRow } from '@servery/api';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LoadError, type LoadErrorProps } from '../errors/LoadError.tsx';
import { UnreadableNotice } from '../errors/UnreadableNotice.tsx';
import { RowsSkeleton } from '../loading/RowsSkeleton.tsx';
import { listPageMessages as messages } from '../messages/listPage.ts';

interface RowsProps<Row> {
  /** The rows to show; undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  /** Shown if there are no rows: `ListEmpty`. */
  empty: ReactNode;
  /**
   * Shown until the rows are loaded.
   * @default skeleton rows
   */
  skeleton?: ReactNode;
  /** Renders the rows, of which there is at least one. */
  children: (rows: readonly Row[]) => ReactNode;
}

interface ContentProps {
  /** The rows, with their skeleton and their empty state. */
  children: ReactNode;
}

export type ListBodyProps<Row> = Omit<LoadErrorProps, 'error' | 'level'> & {
  /** Why loading failed. */
  error: Problem | undefined;
  /**
   * The response, which may be an earlier one; undefined until one has loaded. Its `unreadable` rows
   * are named above the others.
   */
  data: (object & { unreadable?: readonly UnreadableRow[] | undefined }) | undefined;
  /** The pages of the list, below the rows: `ListPages`. */
  pages?: ReactNode;
} & (RowsProps<Row> | ContentProps);

function contentOf<Row>(props: RowsProps<Row> | ContentProps): ReactNode {
  if (!('rows' in props)) return props.children;
  const { rows, empty, skeleton, children } = props;
  if (rows === undefined) return skeleton ?? <RowsSkeleton />;
  return rows.length === 0 ? empty : children(rows);
}

/** The rows, their skeleton or their empty state, or the error; both if earlier rows are still shown. */
export function ListBody<Row>({ error, data, staleTitle, pages, ...props }: ListBodyProps<Row>) {
  const { formatMessage } = useIntl();
  const stale = data && (staleTitle ?? formatMessage(messages.stale));
  const problem = error && <LoadError {...props} error={error} staleTitle={stale} />;
  // Without permission, hide earlier rows too.
  if (error && (!data || error.code === 'forbidden')) return problem;
  return (
    <>
      {problem}
      <UnreadableNotice rows={data?.unreadable} />
      {contentOf(props)}
      {pages}
    </>
  );
}
