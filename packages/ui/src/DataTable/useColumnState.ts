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
  /**
   * The arrangement of the columns (controlled). Leave it out to let the hook keep its own state.
   */
  value?: ColumnState;
  /**
   * The arrangement at first (uncontrolled), such as a stored one.
   * @default {}
   */
  defaultValue?: ColumnState;
  /**
   * Called with the arrangement when the user changes it. Store it and pass it as `defaultValue`
   * next time.
   */
  onChange?: (state: ColumnState) => void;
}

/** The arranged columns of a table, and functions to arrange them. */
export interface ColumnControl<Row, C extends Column<Row> = Column<Row>> {
  /** All columns in order, with hidden ones marked: for `DataTable`. */
  columns: readonly C[];
  /** The chosen widths of columns, including one that is being resized. */
  widths: Widths;
  /** Whether the arrangement differs from the original one. */
  isChanged: boolean;
  /**
   * Sets the width of a column, in pixels at a text size of 16 pixels, or resets it with undefined.
   * `onChange` is called only if `isDone` is set.
   */
  resize: (id: string, width: number | undefined, isDone: boolean) => void;
  /** Moves a column before another, or to the end with null. */
  moveBefore: (id: string, before: string | null) => void;
  /** Swaps a column with its visible neighbour towards the start (-1) or the end (1). */
  move: (id: string, step: -1 | 1) => void;
  /** Pins a column to an edge, or unpins it with undefined. */
  pin: (id: string, pin: Pin | undefined) => void;
  /** Hides or shows a column. */
  setHidden: (id: string, isHidden: boolean) => void;
  /** Restores the original arrangement. */
  reset: () => void;
}

const none: ColumnState = {};
const noWidths: Widths = {};

/** Stores the order, widths, pins and visibility of a table's columns. */
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
