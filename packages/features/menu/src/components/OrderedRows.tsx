import { Skeleton, toast } from '@servery/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useTell } from '../hooks/useTell.ts';
import { commonWords as words } from '../messages/common.ts';

const SortableList = lazy(async () => ({
  default: (await import('@servery/ui/dnd')).SortableList,
}));

interface OrderedRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Only a whole list has an order to change. */
  isFixed: boolean;
  children: (row: Row) => ReactNode;
  /** Keeps the order that these ids are in. */
  onOrder: (ids: number[]) => Promise<unknown>;
}

/** Rows whose order is theirs to decide who may edit them: by pointer, finger or keys. */
export function OrderedRows<Row extends { id: number; name: string }>({
  label,
  rows,
  isFixed,
  children,
  onOrder,
}: OrderedRowsProps<Row>) {
  const { formatMessage } = useIntl();
  const tell = useTell();
  const placed = (message: typeof words.moved) => (name: string, number: number, count: number) =>
    formatMessage(message, { name, number, count });
  // The order that was asked for stands until rows come in theirs, or it is refused.
  const [wished, setWished] = useState<readonly number[] | null>(null);
  const [known, setKnown] = useState(rows);
  if (known !== rows) {
    setKnown(rows);
    setWished(null);
  }
  const shown = wished
    ? rows.toSorted((a, b) => wished.indexOf(a.id) - wished.indexOf(b.id))
    : rows;
  const keep = async (ids: number[]) => {
    setWished(ids);
    const isKept = await tell(() => onOrder(ids));
    if (isKept) toast.success({ title: formatMessage(words.ordered) });
    else setWished(null);
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
        words={{
          handle: (name) => formatMessage(words.moveHandle, { name }),
          hint: formatMessage(words.moveHint),
          up: formatMessage(words.moveUp),
          down: formatMessage(words.moveDown),
          lifted: placed(words.lifted),
          moved: placed(words.moved),
          dropped: placed(words.dropped),
          cancelled: placed(words.cancelled),
        }}
        onMove={(_move, next) => void keep(next.map(({ id }) => Number(id)))}
      />
    </Suspense>
  );
}
