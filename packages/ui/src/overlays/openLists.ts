import { useEffect } from 'react';

let open = 0;
let isPressForList = false;
let isWatching = false;

/** Remembers at each press whether a list was open, before any overlay hears of that press. */
function watch() {
  if (isWatching) return;
  isWatching = true;
  const onPress = () => (isPressForList = open > 0);
  const onKey = () => (isPressForList = false);
  window.addEventListener('pointerdown', onPress, true);
  window.addEventListener('keydown', onKey, true);
}

/** Counts an open list that is not react-aria's, so that the overlay around it knows of it. */
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

/** Whether a press outside closes the overlay: not when the press only closes a list above it. */
export const closesOnOutsidePress = (): boolean => !isPressForList;
