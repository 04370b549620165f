import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { empty as emptyLook, list as listLook } from './SortableList.css.ts';
import { SortableRow } from './SortableRow.tsx';
import { moveBeside, type ListMove, type SortableItem } from './list.ts';
import { useLift } from './useLift.ts';
import { useSortableListLabels } from './useSortableListLabels.ts';

/** Returns the position of a row in words: "Nasi lemak is 2 of 5". */
type Place = (item: string, number: number, count: number) => string;

/** The texts of a `SortableList`. */
export interface SortableListLabels {
  /** Returns the accessible name of a row's handle: "Move nasi lemak". */
  handle: (item: string) => string;
  /** The description of the handle: the keys that move the row. */
  hint: string;
  /** The label of the button that moves a lifted row up. */
  up: string;
  /** The label of the button that moves a lifted row down. */
  down: string;
  /** Returns the announcement when a row is lifted. */
  lifted: Place;
  /** Returns the announcement when a lifted row is moved. */
  moved: Place;
  /** Returns the announcement when a row is dropped. */
  dropped: Place;
  /** Returns the announcement when a move is cancelled. */
  cancelled: Place;
}

export interface SortableListProps<Item extends SortableItem> {
  /** The accessible name of the list, such as "Dishes of the menu". */
  label: string;
  /** The rows, in order. */
  items: readonly Item[];
  /** Texts to use instead of the kit's own. */
  labels?: Partial<SortableListLabels>;
  /**
   * Whether rows can't be moved.
   * @default false
   */
  isDisabled?: boolean;
  /** The content that is shown if there are no rows. */
  empty?: ReactNode;
  /**
   * Called when the user moves a row, with the move and the resulting rows. Store the rows and pass
   * them back.
   */
  onMove: (move: ListMove, items: readonly Item[]) => void;
}

/** Rows that people reorder by dragging, by keyboard, or step by step with buttons. */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { label, items, isDisabled, empty } = props;
  const labels = useSortableListLabels(props.labels);
  const id = useId();
  const hint = `${id}-hint`;
  const { shown, announcement, lifted, put, ...lift } = useLift({ ...props, labels });
  return (
    <>
      {items.length === 0 && empty ? (
        <div className={emptyLook}>{empty}</div>
      ) : (
        <ul role="list" aria-label={label} className={listLook}>
          {shown.map((item, index) => (
            <SortableRow
              key={item.id}
              list={id}
              hint={hint}
              item={item}
              index={index}
              count={shown.length}
              labels={labels}
              isDisabled={isDisabled || item.isDisabled}
              isLifted={item.id === lifted}
              onDrop={(dragged, edge) => put(moveBeside(items, dragged, item.id, edge))}
              {...lift}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span id={hint}>{labels.hint}</span>
      </VisuallyHidden>
      <VisuallyHidden isLive>{announcement}</VisuallyHidden>
    </>
  );
}
