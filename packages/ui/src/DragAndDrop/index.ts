export {
  SortableBoard,
  type SortableBoardProps,
  type SortableBoardWords,
} from './SortableBoard.tsx';
export { moveCard, placeOf, type BoardCard, type BoardColumn, type Move } from './board.ts';
