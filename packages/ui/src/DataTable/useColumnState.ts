import { useMemo, useState } from 'react';
import { useValue } from '../state/useValue.ts';
import {
  applied,
  fitting,
  movedBefore,
  neighbour,
  ordered,
  type ColumnState,
} from './columnState.ts';
import type { Column, Pin, Widths } from './columns.ts';

export interface ColumnStateProps {
  value?: ColumnState;
  defaultValue?: ColumnState;
  /** Keep what comes here, and give it back as `defaultValue` next time. */
  onChange?: (state: ColumnState) => void;
}

/** The columns as somebody has arranged them, and the ways to arrange them. */
export interface ColumnControl<Row, C extends Column<Row> = Column<Row>> {
  /** All of them, hidden ones marked, in their order: for `DataTable`. */
  columns: readonly C[];
  widths: Widths;
  /** Whether anything differs from how the columns came. */
  isChanged: boolean;
  /** Sets a width in pixels of a 16-pixel text; nothing is told to `onChange` until `isDone`. */
  resize: (id: string, width: number | undefined, isDone: boolean) => void;
  moveBefore: (id: string, before: string | null) => void;
  /** Changes places with its shown neighbour. */
  move: (id: string, step: -1 | 1) => void;
  pin: (id: string, pin: Pin | undefined) => void;
  setHidden: (id: string, isHidden: boolean) => void;
  reset: () => void;
}

const none: ColumnState = {};
const noWidths: Widths = {};

/** Remembers the order, the widths, the pins and the hidden ones of a table's columns. */
export function useColumnState<Row, C extends Column<Row> = Column<Row>>(
  columns: readonly C[],
  { value, defaultValue = none, onChange }: ColumnStateProps = {},
): ColumnControl<Row, C> {
  const [state, setState] = useValue(value, defaultValue, onChange);
  const [draft, setDraft] = useState<Widths>();
  const { order, hidden, pins, widths = noWidths } = state;
  const all = useMemo(
    () => applied<Row, C>(columns, { order, hidden, pins }),
    [columns, order, hidden, pins],
  );
  const ids = () => ordered(columns, order).map(({ id }) => id);
  const moveBefore = (id: string, before: string | null) =>
    setState({ ...state, order: movedBefore(ids(), id, before) });
  return {
    columns: all,
    widths: draft ?? widths,
    isChanged: Object.values(state).some((part) => part !== undefined),
    resize: (id, width, isDone) => {
      const column = columns.find((other) => other.id === id);
      if (!column) return;
      const { [id]: _, ...rest } = widths;
      const next = width === undefined ? rest : { ...rest, [id]: fitting(width, column) };
      setDraft(isDone ? undefined : next);
      if (isDone) setState({ ...state, widths: next });
    },
    moveBefore,
    move: (id, step) => {
      const other = neighbour(all, id, step)?.id;
      if (other === undefined) return;
      if (step < 0) moveBefore(id, other);
      else moveBefore(id, ids()[ids().indexOf(other) + 1] ?? null);
    },
    pin: (id, pin) => setState({ ...state, pins: { ...pins, [id]: pin ?? 'none' } }),
    setHidden: (id, isHidden) => {
      const now = all.filter((column) => column.isHidden).map((column) => column.id);
      const rest = now.filter((other) => other !== id);
      setState({ ...state, hidden: isHidden ? [...rest, id] : rest });
    },
    reset: () => setState({}),
  };
}
