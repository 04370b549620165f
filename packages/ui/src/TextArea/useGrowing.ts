import { useLayoutEffect, useRef } from 'react';

/** Grows a text area with its text where the browser's `field-sizing` does not. */
export function useGrowing(text: string, isAutosized: boolean) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || !isAutosized || CSS.supports('field-sizing', 'content')) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  }, [text, isAutosized]);
  return ref;
}
