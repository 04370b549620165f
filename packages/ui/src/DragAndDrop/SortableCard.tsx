import { IconButton } from '../IconButton/IconButton.tsx';
import { MoreIcon } from '../icons.ts';
import { Menu } from '../Menu/Menu.tsx';
import { card as cardLook, labels as wordsLook } from './SortableBoard.css.ts';
import type { SortableBoardLabels } from './SortableBoard.tsx';
import type { BoardCard, BoardColumn, Move } from './board.ts';
import { useDragged } from './useDragged.ts';

export interface SortableCardProps {
  /** The id of the board, so that cards can't be dropped on another one. */
  board: string;
  /** The card. */
  card: BoardCard;
  /** The column of the card. */
  column: BoardColumn;
  /** All columns of the board. */
  columns: readonly BoardColumn[];
  /** The texts of the board. */
  labels: SortableBoardLabels;
  /**
   * Whether the card can't be moved.
   * @default false
   */
  isDisabled?: boolean;
  /** Called with the move when the user moves a card. */
  onMove: (move: Move) => void;
}

/** A card with a menu of positions, for moving it by keyboard. */
export function SortableCard(props: SortableCardProps) {
  const { board, card, column, columns, labels, isDisabled, onMove } = props;
  const at = column.cards.findIndex(({ id }) => id === card.id);
  const to = (columnId: string, index: number, id = card.id) =>
    onMove({ card: id, to: columnId, index });
  const { ref, isDragged, edge } = useDragged(
    board,
    card.id,
    (dragged, side) => {
      const others = column.cards.filter(({ id }) => id !== dragged);
      const here = others.findIndex(({ id }) => id === card.id);
      if (here >= 0) to(column.id, here + (side === 'after' ? 1 : 0), dragged);
    },
    isDisabled,
  );
  const items = [
    { id: 'up', label: labels.up, isDisabled: at === 0, onAction: () => to(column.id, at - 1) },
    {
      id: 'down',
      label: labels.down,
      isDisabled: at === column.cards.length - 1,
      onAction: () => to(column.id, at + 1),
    },
    ...columns
      .filter(({ id }) => id !== column.id)
      .map(({ id, title, cards }) => ({
        id: `to-${id}`,
        label: labels.moveTo(title),
        onAction: () => to(id, cards.length),
      })),
  ];
  return (
    <li
      ref={ref}
      className={cardLook}
      data-card={card.id}
      data-dragged={isDragged || undefined}
      data-edge={edge ?? undefined}
    >
      <div className={wordsLook}>{card.content ?? card.label}</div>
      <Menu
        label={labels.menu(card.label)}
        placement="bottom end"
        items={items}
        trigger={
          <IconButton size="s" label={labels.menu(card.label)} isDisabled={isDisabled}>
            <MoreIcon aria-hidden />
          </IconButton>
        }
      />
    </li>
  );
}
