import { useErrorToast } from '@servery/screens';
import { Skeleton, toast } from '@servery/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { commonMessages as messages } from '../messages/common.ts';

const SortableList = lazy(async () => ({
  default: (await import('@servery/ui/dnd')).SortableList,
}));

interface OrderedRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Whether the order can't be changed, as in a filtered list. */
  isFixed: boolean;
  children: (row: Row) => ReactNode;
  /** Saves the order of the rows with these ids. */
  onOrder: (ids: number[]) => Promise<unknown>;
}

/** Rows that can be reordered by pointer, touch or keys. */
export function OrderedRows<Row extends { id: number; name: string }>({
  label,
  rows,
  isFixed,
  children,
  onOrder,
}: OrderedRowsProps<Row>) {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
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
  const save = async (ids: number[]) => {
    setRequested(ids);
    const isSaved = await attempt(() => onOrder(ids));
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
        onMove={(_move, next) => void save(next.map(({ id }) => Number(id)))}
      />
    </Suspense>
  );
}
