import { useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { board as boardLook, column as columnLook, heading, list } from './SortableBoard.css.ts';
import { SortableCard, type SortableCardProps } from './SortableCard.tsx';
import { moveCard, placeOf, type BoardColumn, type Move } from './board.ts';
import { useDropColumn } from './useDragged.ts';
import { useSortableBoardLabels } from './useSortableBoardLabels.ts';

/** The texts of a `SortableBoard`. */
export interface SortableBoardLabels {
  /** Returns the accessible name of a card's menu: "Move order 214". */
  menu: (card: string) => string;
  /** The label of the item that moves the card up. */
  up: string;
  /** The label of the item that moves the card down. */
  down: string;
  /** Returns the label of the item that moves the card to a column: "Move to Completed". */
  moveTo: (column: string) => string;
  /**
   * Returns the announcement after a move, from the card, the column, the 1-based position and the
   * number of cards: "Order 214 is now 2 of 5 in Completed".
   */
  moved: (card: string, column: string, number: number, count: number) => string;
}

export interface SortableBoardProps {
  /** The accessible name of the board, such as "Orders". */
  label: string;
  /** The columns with their cards. */
  columns: readonly BoardColumn[];
  /** Texts to use instead of the kit's own. */
  labels?: Partial<SortableBoardLabels>;
  /**
   * Whether cards can't be moved.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Called when the user moves a card, with the move and the resulting columns. Store the columns
   * and pass them back.
   */
  onMove: (move: Move, columns: readonly BoardColumn[]) => void;
}

/** Columns of cards that are moved by dragging or from a menu on each card. */
export function SortableBoard({
  label,
  columns,
  isDisabled,
  onMove,
  ...props
}: SortableBoardProps) {
  const labels = useSortableBoardLabels(props.labels);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<string>(null);
  useEffect(() => {
    // A card in another column is a new element, so focus has to be restored on it.
    const card = moved.current;
    moved.current = null;
    if (!card || document.activeElement !== document.body) return;
    ref.current
      ?.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"] button`)
      ?.focus({ preventScroll: true });
  }, [columns]);
  const move = (to: Move) => {
    const next = moveCard(columns, to);
    const place = placeOf(next, to.card);
    const column = next.find((each) => each.id === place?.to);
    const card = column?.cards.find((each) => each.id === to.card);
    if (next === columns || !place || !column || !card) return;
    moved.current = to.card;
    setAnnouncement(labels.moved(card.label, column.title, place.index + 1, column.cards.length));
    onMove(to, next);
  };
  return (
    <div ref={ref} role="group" aria-label={label} className={boardLook}>
      {columns.map((column) => (
        <Column
          key={column.id}
          board={id}
          column={column}
          columns={columns}
          labels={labels}
          isDisabled={isDisabled}
          onMove={move}
        />
      ))}
      <VisuallyHidden isLive>{announcement}</VisuallyHidden>
    </div>
  );
}

function Column(props: Omit<SortableCardProps, 'card'>) {
  const { board, column, onMove } = props;
  const titleId = useId();
  const ref = useDropColumn(board, (card) =>
    onMove({
      card,
      to: column.id,
      index: column.cards.filter(({ id }) => id !== card).length,
    }),
  );
  return (
    <section aria-labelledby={titleId} className={columnLook}>
      <h3 className={heading}>
        <span id={titleId}>{column.title}</span>
        <span aria-hidden>{column.cards.length}</span>
      </h3>
      <ul ref={ref} role="list" className={list}>
        {column.cards.map((card) => (
          <SortableCard key={card.id} {...props} card={card} />
        ))}
      </ul>
    </section>
  );
}
