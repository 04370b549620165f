import { entry, list } from './ListGroup.css.ts';
import { ListRow, type ListItem } from './ListRow.tsx';

export interface ListGroupProps {
  /** What the list holds, to a screen reader. */
  label: string;
  items: readonly ListItem[];
  /** Without a box, where a card or a panel around it has one. */
  isFlush?: boolean;
  /** Counts the rows. */
  isNumbered?: boolean;
  orientation?: 'vertical' | 'horizontal';
}

/** Rows that are read, followed or pressed. Where rows are chosen use `SelectableList`. */
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
