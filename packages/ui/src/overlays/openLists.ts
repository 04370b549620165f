import { useEffect } from 'react';

let open = 0;
let isPressForList = false;
let isWatching = false;

/**
 * Records for each press whether a list is open, in the capture phase, before overlays handle the
 * press.
 */
function watch() {
  if (isWatching) return;
  isWatching = true;
  const onPress = () => (isPressForList = open > 0);
  const onKey = () => (isPressForList = false);
  window.addEventListener('pointerdown', onPress, true);
  window.addEventListener('keydown', onKey, true);
}

/** Counts an open list that isn't react-aria's, for `closesOnOutsidePress`. */
export function useOpenList(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    watch();
    open += 1;
    return () => {
      open -= 1;
    };
  }, [isOpen]);
}

/**
 * Returns whether a press outside closes an overlay. It doesn't if it only closes a list above the
 * overlay.
 */
export const closesOnOutsidePress = (): boolean => !isPressForList;
