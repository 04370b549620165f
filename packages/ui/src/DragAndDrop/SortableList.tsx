import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { empty as emptyLook, list as listLook } from './SortableList.css.ts';
import { SortableRow } from './SortableRow.tsx';
import { moveBeside, type ListMove, type SortableItem } from './list.ts';
import { useLift } from './useLift.ts';

/** Says where a row is: "Nasi lemak is 2 of 5". */
type Place = (item: string, number: number, count: number) => string;

/** Every word of a sortable list. */
export interface SortableListWords {
  /** What a row's handle is called: "Move nasi lemak". */
  handle: (item: string) => string;
  /** Read after that name: how keys move it. */
  hint: string;
  /** The buttons of a lifted row, for those who cannot drag. */
  up: string;
  down: string;
  /** Read out as it happens. */
  lifted: Place;
  moved: Place;
  dropped: Place;
  cancelled: Place;
}

export interface SortableListProps<Item extends SortableItem> {
  /** What it holds, to a screen reader: "Dishes of the menu". */
  label: string;
  items: readonly Item[];
  words: SortableListWords;
  isDisabled?: boolean;
  /** Stands there while there is nothing. */
  empty?: ReactNode;
  /** A row was put elsewhere: what moved, and the list as it is then. */
  onMove: (move: ListMove, items: readonly Item[]) => void;
}

/** Rows whose order people decide: dragged by pointer or finger, carried by keys, or moved step by step. */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { label, items, words, isDisabled, empty } = props;
  const id = useId();
  const hint = `${id}-hint`;
  const { shown, said, lifted, put, ...lift } = useLift(props);
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
              words={words}
              isDisabled={isDisabled || item.isDisabled}
              isLifted={item.id === lifted}
              onDrop={(dragged, edge) => put(moveBeside(items, dragged, item.id, edge))}
              {...lift}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span id={hint}>{words.hint}</span>
      </VisuallyHidden>
      <VisuallyHidden isLive>{said}</VisuallyHidden>
    </>
  );
}
