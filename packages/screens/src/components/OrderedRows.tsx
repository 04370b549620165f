import type { Problem } from '@servery/api';
import { Skeleton, toast } from '@servery/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { listPageMessages as messages } from '../messages/listPage.ts';
import { useErrorToast } from '../toasts/useErrorToast.ts';

const SortableList = lazy(async () => ({
  default: (await import('@servery/ui/dnd')).SortableList,
}));

export interface OrderedRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Whether the order can't be changed, as in a filtered list. */
  isFixed: boolean;
  children: (row: Row) => ReactNode;
  /** Saves the order of the rows with these ids, after one of them was moved. */
  onOrder: (ids: number[], moved: number) => Promise<unknown>;
  /** Explains why the order couldn't be saved. */
  explain: (problem: Problem) => string;
}

/** Rows that can be reordered by pointer, touch or keys. */
export function OrderedRows<Row extends { id: number; name: string }>({
  label,
  rows,
  isFixed,
  children,
  onOrder,
  explain,
}: OrderedRowsProps<Row>) {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(explain);
  // Show the requested order until new rows arrive or it is refused.
  const [requested, setRequested] = useState<readonly number[] | null>(null);
  const [known, setKnown] = useState(rows);
  if (known !== rows) {
    setKnown(rows);
    setRequested(null);
  }
  const shown = requested
    ? rows.toSorted((a, b) => requested.indexOf(a.id) - requested.indexOf(b.id))
    : rows;
  const save = async (ids: number[], moved: number) => {
    setRequested(ids);
    const isSaved = await attempt(() => onOrder(ids, moved));
    if (isSaved) toast.success({ title: formatMessage(messages.ordered) });
    else setRequested(null);
  };
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <SortableList
        label={label}
        isDisabled={isFixed}
        items={shown.map((row) => ({
          id: String(row.id),
          label: row.name,
          content: children(row),
        }))}
        onMove={({ item }, next) =>
          void save(
            next.map(({ id }) => Number(id)),
            Number(item),
          )
        }
      />
    </Suspense>
  );
}
