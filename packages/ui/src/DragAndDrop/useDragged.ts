import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The edge of a card or a row that another one would be dropped at. */
export type DropEdge = 'before' | 'after';

/**
 * Makes a card or row draggable, and a drop target for others. If disabled, it's only a drop
 * target.
 */
export function useDragged(
  board: string,
  id: string,
  onDrop: (card: string, edge: DropEdge) => void,
  isDisabled = false,
) {
  const ref = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<DropEdge | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const edgeOf = (data: Record<string | symbol, unknown>): DropEdge =>
      extractClosestEdge(data) === 'top' ? 'before' : 'after';
    const takes = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['board'] === board && source.data['card'] !== id,
      getData: ({ input }) =>
        attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => setEdge(edgeOf(self.data)),
      onDragLeave: () => setEdge(null),
      onDrop: ({ self, source }) => {
        setEdge(null);
        drop(String(source.data['card']), edgeOf(self.data));
      },
    });
    if (isDisabled) return takes;
    return combine(
      takes,
      draggable({
        element,
        getInitialData: () => ({ board, card: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    );
  }, [board, id, isDisabled]);
  return { ref, isDragged, edge };
}

/**
 * Makes a column a drop target that adds cards at its end. It has `data-over` while a card is above
 * it.
 */
export function useDropColumn(board: string, onDrop: (card: string) => void) {
  const ref = useRef<HTMLUListElement>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['board'] === board,
      onDragEnter: () => element.toggleAttribute('data-over', true),
      onDragLeave: () => element.removeAttribute('data-over'),
      onDrop: ({ location, source }) => {
        element.removeAttribute('data-over');
        const isOnCard = location.current.dropTargets[0]?.element !== element;
        if (!isOnCard) drop(String(source.data['card']));
      },
    });
  }, [board]);
  return ref;
}
