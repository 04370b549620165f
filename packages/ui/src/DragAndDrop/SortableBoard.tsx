import { useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { board as boardLook, column as columnLook, heading, list } from './SortableBoard.css.ts';
import { SortableCard, type SortableCardProps } from './SortableCard.tsx';
import { moveCard, placeOf, type BoardColumn, type Move } from './board.ts';
import { useDropColumn } from './useDragged.ts';

/** Every word of a board. */
export interface SortableBoardWords {
  /** What a card's menu is called: "Move order 214". */
  menu: (card: string) => string;
  up: string;
  down: string;
  /** "Move to Completed". */
  moveTo: (column: string) => string;
  /** Read out after a move: "Order 214 is now 2 of 5 in Completed". */
  moved: (card: string, column: string, number: number, count: number) => string;
}

export interface SortableBoardProps {
  /** What it holds, to a screen reader: "Orders". */
  label: string;
  columns: readonly BoardColumn[];
  words: SortableBoardWords;
  isDisabled?: boolean;
  /** A card is to go elsewhere: what moved, and the columns as they are then. */
  onMove: (move: Move, columns: readonly BoardColumn[]) => void;
}

/** Columns of cards that a pointer drags and that a menu on each moves as well. */
export function SortableBoard({ label, columns, words, isDisabled, onMove }: SortableBoardProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const moved = useRef<string>(null);
  useEffect(() => {
    // In another column the card is drawn anew, and the focus would be lost with the old one.
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
    setSaid(words.moved(card.label, column.title, place.index + 1, column.cards.length));
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
          words={words}
          isDisabled={isDisabled}
          onMove={move}
        />
      ))}
      <VisuallyHidden isLive>{said}</VisuallyHidden>
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
