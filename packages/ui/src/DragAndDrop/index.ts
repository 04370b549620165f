export {
  SortableBoard,
  type SortableBoardProps,
  type SortableBoardLabels,
} from './SortableBoard.tsx';
export { SortableList, type SortableListProps, type SortableListLabels } from './SortableList.tsx';
export { moveCard, placeOf, type BoardCard, type BoardColumn, type Move } from './board.ts';
export { moveItem, type ListMove, type SortableItem } from './list.ts';
export { useDragged, useDropColumn, type DropEdge } from './useDragged.ts';
