import { entry, list } from './ListGroup.css.ts';
import { ListRow, type ListItem } from './ListRow.tsx';

export interface ListGroupProps {
  /** The accessible name of the list. */
  label: string;
  /** The rows, in order. */
  items: readonly ListItem[];
  /**
   * Whether the list has no frame, for use in a card or panel.
   * @default false
   */
  isFlush?: boolean;
  /**
   * Whether the rows are numbered.
   * @default false
   */
  isNumbered?: boolean;
  /**
   * The direction of the list.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
}

/** Rows of text, links or buttons. For selectable rows, use `SelectableList`. */
export function ListGroup({
  label,
  items,
  isFlush = false,
  isNumbered,
  orientation = 'vertical',
}: ListGroupProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List role="list" aria-label={label} className={list({ isFlush, orientation })}>
      {items.map((item) => (
        <li key={item.id} className={entry({ orientation })}>
          <ListRow item={item} isNumbered={isNumbered} />
        </li>
      ))}
    </List>
  );
}
